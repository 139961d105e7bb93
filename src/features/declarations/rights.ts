import { useLingui } from '@lingui/react'
import { useCurrentUser } from '../../api/provider.tsx'
import { useCollection } from './collection/collection.ts'
import { missingRights, missingRightTexts, type DeclarationRights, type MissingRight } from './missingRights.ts'

/** What is missing to the signed-in person for each command with declarations of the collection (seed 000 §6). The server checks each call again. */
export const useDeclarationRights = (): DeclarationRights => missingRights(useCollection().key, useCurrentUser())

/** Says why a command is closed, or nothing where no right is missing. */
export const useRightText = () => {
  const { i18n } = useLingui()
  return (missing: MissingRight | null): string | undefined =>
    missing === null ? undefined : i18n._(missingRightTexts[missing])
}
