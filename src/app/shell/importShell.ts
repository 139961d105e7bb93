/** Fetches the code of the shell around the pages inside. */
export const importShell = () => import('./InsideShell.tsx')
