/** Longest address of a secret, in characters. */
const longest = 500

/** The secret of one-time codes in its `otpauth:` address, in groups of four as it is typed off; null where the text is no such address. */
export const codeKeyIn = (address: string): string | null => {
  if (address.length > longest || !address.startsWith('otpauth://totp/') || !URL.canParse(address)) return null
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return /^[A-Z2-7]{16,}$/.test(secret) ? (secret.match(/.{1,4}/g)?.join(' ') ?? null) : null
}
