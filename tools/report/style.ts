/** The style of the report, inlined so that the page is self-contained. */
export const style = `
:root{color-scheme:light;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif;color:#1E2420;background:#FAF7F0}
*{box-sizing:border-box}body{max-width:80rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1.05rem;margin:1.2rem 0 .4rem}
a{color:#1F4F75}code,pre{font:.875rem/1.45 ui-monospace,"Cascadia Mono",Menlo,monospace}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#F3EFE4;border:1px solid #D8D2C2;border-radius:.5rem;padding:.6rem .8rem;margin:.4rem 0}
.totals{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem;margin:1rem 0;padding:0;list-style:none}
.totals li{background:#fff;border:1px solid #D8D2C2;border-radius:.75rem;padding:.6rem .9rem}.totals b{display:block;font-size:1.6rem;line-height:1.2}
.bad{color:#A3231F}.good{color:#1B5E3B}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;background:#fff;border:1px solid #D8D2C2;font-variant-numeric:tabular-nums}
th,td{padding:.45rem .7rem;border-bottom:1px solid #E6E0D2;text-align:right;white-space:nowrap}th:first-child,td:first-child{text-align:left;white-space:normal;min-width:11rem}
article{background:#fff;border:1px solid #D8D2C2;border-left:6px solid #A3231F;border-radius:.75rem;padding:.25rem 1rem 1rem;margin:1rem 0;scroll-margin-top:1rem}
.chart{overflow:auto;max-height:42rem;border:1px solid #D8D2C2;border-radius:.5rem;background:#FAF7F0}.chart svg{display:block;max-width:none}
.chart .visited{fill:#DCEBF7;stroke:#1F4F75;stroke-width:2.5}.chart marker{overflow:visible}.chart .made{stroke:#1F4F75;stroke-width:3.5}.chart .made.failed{stroke:#A3231F;stroke-width:4;stroke-dasharray:none}.chart .expected{stroke:#A3231F;stroke-width:3;stroke-dasharray:8 4}
.badge rect{fill:#1F4F75;stroke:#fff;stroke-width:2}.badge.failed rect{fill:#A3231F}.badge text{fill:#fff;font-size:13px;font-weight:700;text-anchor:middle}
ol.steps{padding-left:2.2rem;margin:.4rem 0}ol.steps li{margin:.15rem 0}ol.steps li.now{color:#A3231F;font-weight:600}ol.steps li.later{color:#5A635C}
.two{display:grid;gap:1rem}@media(min-width:60rem){.two{grid-template-columns:minmax(0,24rem) minmax(0,1fr)}}
img{display:block;max-width:100%;max-height:44rem;border:1px solid #7A7F76;border-radius:.5rem}
.log{max-height:26rem;overflow:auto}.log table{border:0}.log td{white-space:normal;text-align:left;overflow-wrap:anywhere;font:.8125rem/1.4 ui-monospace,Menlo,monospace;padding:.2rem .5rem}.log td:first-child{min-width:0;text-align:right;white-space:nowrap;color:#5A635C}.log tr.step td{background:#F3EFE4;font-weight:700}.log tr.bad td{color:#A3231F}
details>summary{cursor:pointer;padding:.5rem 0;font-weight:600}ul.paths{list-style:none;padding:0;margin:0}ul.paths li{display:grid;grid-template-columns:2.6rem minmax(0,1fr) auto;gap:.5rem;padding:.4rem 0;border-top:1px solid #E6E0D2}ul.paths small{color:#5A635C;overflow-wrap:anywhere}
@media print{.chart,.log{max-height:none}details{break-inside:avoid}}`

/** Scrolls the failed step of every chart into view, and every log to its end. */
export const script = `for (const box of document.querySelectorAll('.chart')) {
  const mark = box.querySelector('.badge.failed') ?? box.querySelector('.visited')
  if (!mark) continue
  const [at, frame] = [mark.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollLeft = at.left - frame.left - frame.width / 2
  box.scrollTop = at.top - frame.top - frame.height / 2
}
for (const log of document.querySelectorAll('.log')) log.scrollTop = log.scrollHeight`
