import { useLingui } from '@lingui/react'
import { useCurrentUser } from '../api/provider.tsx'
import { missingRights, type DocumentRights, type MissingRight } from './missingRights.ts'
import { useShownKind } from './shownKind.ts'

/** What is missing to the signed-in person for each command with documents of the collection. The server checks each call again. */
export const useDocumentRights = (): DocumentRights => missingRights(useShownKind(), useCurrentUser())

/** Says why a command is closed, or nothing where no right is missing. */
export const useRightText = () => {
  const { i18n } = useLingui()
  const { words } = useShownKind()
  return (missing: MissingRight | null): string | undefined =>
    missing === null ? undefined : i18n._(words.missingRights[missing])
}
