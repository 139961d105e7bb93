/** The part of Trusted Types (W3C) that starting a worker takes. A made address counts as a string: that is what `Worker` declares. */
interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ) => { readonly createScriptURL: (address: string) => string }
  }
}
