import { useFiledKind } from '../filedKind.ts'
import { useAuthorityExplanations } from './authorityReasons.ts'

/** What the authority has said, in its Vietnamese, and what it means in the user's language where its code is known. */
export const AuthorityMessage = ({ message }: { readonly message: string }) => {
  const explanationsOf = useAuthorityExplanations(useFiledKind().words.history.authorityReasons)
  return (
    <>
      <p lang="vi">{message}</p>
      {explanationsOf(message).map((explanation) => (
        <p key={explanation}>{explanation}</p>
      ))}
    </>
  )
}
