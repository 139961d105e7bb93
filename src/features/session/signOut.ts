import { createContext, use } from 'react'

/** Asks to sign out; null while that cannot be asked, as while the session is being looked up. */
export type SignOut = (() => void) | null

const SignOutContext = createContext<SignOut>(null)

/** Gives the screens inside their way out. */
export const SignOutProvider = SignOutContext

export const useSignOut = (): SignOut => use(SignOutContext)
