/** What SessionGate shows to somebody who is signed in. */
export const importInsideSession = () => import('./InsideSession.tsx')
