import { useHash } from '../../../document/useHash.ts'

/** Id of the path that the address names, `#path=tokenSigning-a6a38c7d`; null where it names none. */
export const useAddress = (): string | null => new URLSearchParams(useHash().slice(1)).get('path')
