import { useLingui } from '@lingui/react/macro'
import type { SettingsGroup } from '../../../area/area.ts'

/** What the groups of the sidebar are called (seed 002 §2.4). */
export const useGroupNames = (): Readonly<Record<SettingsGroup, string>> => {
  const { t } = useLingui()
  return {
    account: t`Account settings`,
    'e-invoice': t`E-invoice settings`,
    'e-document': t`E-document settings`,
  }
}
