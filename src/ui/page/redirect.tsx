import { Navigate, useLocation } from 'react-router-dom'

/**
 * Leads to another page in place of this one. It does so again for each entry of the history: Back may
 * come here while the other page still loads, and nothing else is shown meanwhile.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation()
  return <Navigate key={key} to={to} replace />
}
