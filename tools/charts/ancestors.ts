/** A state with every state around it but the root, the outermost first: `signedIn`, `signedIn.lifetime`, `signedIn.lifetime.fresh`. */
export const withAncestors = (state: string): readonly string[] =>
  state.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))
