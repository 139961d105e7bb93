import { useLingui } from '@lingui/react/macro'
import type { Theme } from '../../theme.ts'

/** What the choices of colours are called. */
export const useThemeNames = (): Readonly<Record<Theme, string>> => {
  const { t } = useLingui()
  return { system: t`Like the system`, light: t`Light`, dark: t`Dark` }
}
