/** Reviewed mutants that no test kills, in French for the page. */
export const survivors: readonly { reason: string; of: readonly string[] }[] = [
  {
    reason:
      'Deux endroits oublient la même chose : ce que l’un n’oublie plus, l’autre l’a déjà oublié, ou l’oubliera.',
    of: [
      'statistic-export: muted, statisticExport — filters.changed → statisticExport.idle, without forgetUrl',
    ],
  },
  {
    reason:
      'Les erreurs des champs sont déjà oubliées quand la question est posée : il n’en reste aucune à oublier à l’envoi, comme le font les formulaires qui envoient sans question.',
    of: ['recall-form: muted, recallForm.creating, entry without forgetMistakes'],
  },
  // Of components, neither by paths nor by interaction tests.
  {
    reason:
      'Longue liste : la ligne qui a le focus reste à sa place pendant que l’on défile. Cela demande de vraies hauteurs et un vrai défilement, qu’un écran affiché sans navigateur n’a pas.',
    of: [
      'src/ui/lists/virtual-list.tsx ul onBlur={() => (focused.current = -1)}',
      'src/ui/lists/virtual-list.tsx ul onFocus={rememberFocus}',
    ],
  },
  {
    reason:
      'Les parcours du navigateur et les récits font ce geste, et ne sont pas rejoués ici ; à l’écran seul, aucun chemin ne passe par lui là où il est.',
    of: [
      "src/screens/federations/sanitary/recalls.tsx Button onClick={() => actor.send({ type: 'list.outdated' })}",
      'src/screens/giver/giver-home.tsx HuntList onAnimals={onAnimals}',
      "src/screens/giver/giver-home.tsx HuntList onContacts={(hunt) => giverWindows.send({ type: 'contacts.requested', hunt })}",
      "src/screens/giver/offers/confirmation-fields.tsx DateField onChange={type('day')}",
      "src/screens/giver/offers/confirmation-fields.tsx TextField onChange={type('to')}",
      "src/screens/giver/reports/donation.tsx Button onClick={() => actor.send({ type: 'donations.submitted' })} (2)",
      "src/screens/users/todo/deletion-requests.tsx Button onClick={() => userWindows.send({ type: 'detail.requested', user: subject })}",
      'src/ui/lists/more-list.tsx Button onClick={() => setWhole(true)}',
    ],
  },
  {
    reason: 'Un essai hors de ce qui est rejoué ici le voit : `tests/screens/shell/gates.test.tsx`.',
    of: [
      'src/spaces/second-factor-space.tsx SecondFactorGate onSignOut={() => session.send(leavingOf(boot.user?.id ?? 0))}',
    ],
  },
  {
    reason:
      'Le bouton resterait actif, mais le schéma n’entend pas ce geste dans cet état : rien ne part deux fois. Seule l’apparence change.',
    of: [
      'src/screens/giver/animals/animal-row.tsx button disabled={locked}',
      "src/screens/receiver/own-offer.tsx Button disabled={!state.can({ type: 'cancellation.requested', id })}",
      "src/screens/receiver/reachability.tsx Button disabled={state.hasTag('busy')}",
    ],
  },
  // On the server.
  {
    reason: 'Une condition voisine dit déjà la même chose, ou ce cas n’arrive pas.',
    of: [
      "server/handlers/federations/sanitary/samples.ts updateSample: check, && state === 'negative'",
      "server/handlers/federations/sanitary/samples.ts updateSample: check, && sample.state !== 'positive'",
      'server/handlers/shared/second-factors.ts renewRecoveryCodes: check, if (!hasFactor(account))',
      'server/handlers/shared/second-factors.ts renewRecoveryCodes: check, if (dutyOf(caller).methods.length === 0)',
      'server/handlers/shared/totp.ts beginTotp: check, if (!user)',
      'server/queries/shared/cities.ts findCurrent: check, && common.test(name)',
      "server/queries/shared/member-matches.ts holderOfNit: predicate, and others.validation_type <> 'waiting'",
      'server/queries/shared/member-matches.ts lockCandidate: check, if (!row)',
      "server/rules/second-factor/duty.ts findDuty: check, if (duty.state !== 'open' || duty.due_on !== null)",
      'server/rules/second-factor/proof.ts provingSession: check, || session.hash === null',
      'server/rules/waiting/weekly-digest.ts sendDigests: check, if (day === null)',
      'server/handlers/receiver/receivers.ts saveAvailabilities: comparison, day < today',
      "server/queries/sign-in/tokens.ts consumeToken: comparison, .where('expires_at', '>', now)",
      'server/rules/offers/fair-order.ts turnInWords: comparison, clauses.length > 1 (2)',
      'server/queries/federations/federation-list.ts findFederations: predicate, where ${isSeen}',
      'server/queries/shared/cities.ts begin: predicate, where search_name = ${name}',
      "server/queries/shared/sessions.ts noteVisit: predicate, .where('is_deleted', '=', false)",
      "server/queries/users/role-erasure.ts eraseGiver: predicate, .where('finished_at', 'is', null)",
    ],
  },
  {
    reason: 'Un ordre ou un instant exact que les essais n’atteignent pas : une milliseconde.',
    of: ['server/queries/receiver/offers.ts findOwnOffers: comparison, >'],
  },
  {
    reason:
      'Le travail de fond d’un serveur qui tourne : le battement d’une tâche longue, la taille d’un lot.',
    of: [
      "server/queries/federations/federation-jobs.ts touchJob: comparison, .where('state', '=', 'running')",
      'server/rules/retention/idle-accounts.ts close: comparison, closed < ANONYMISED',
      'server/rules/jobs.ts makeJobs: effect, touchJob(db, id, progress.get(id) ?? 0).catch(() => {})',
      'server/rules/jobs.ts makeJobs: effect, progress.delete(id)',
    ],
  },
]
