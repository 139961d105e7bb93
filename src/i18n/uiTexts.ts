import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UiTexts } from '../ui/texts.ts'

/** The texts of the building blocks in the user's language. */
export const useUiTexts = (): UiTexts => {
  const { t } = useLingui()
  return {
    close: t`Close`,
    dismiss: t`Dismiss`,
    pending: t`In progress`,
    clear: t`Clear`,
    showPassword: t`Show password`,
    hidePassword: t`Hide password`,
    openCalendar: t`Open calendar`,
    charactersLeft: (count) => t`${plural(count, { one: '# character left', other: '# characters left' })}`,
    copy: t`Copy`,
    copied: t`Copied`,
    details: t`Details`,
    part: {
      coming: t`Loading`,
      failed: t`This part of the page did not load`,
      whatToDo: t`The connection may be gone for a moment. Try again; if it happens again, reload the page.`,
      retry: t`Try again`,
    },
    stepStates: { done: t`Done`, current: t`Under way`, failed: t`Failed`, waiting: t`Still to come` },
    opensNewTab: t`opens in a new tab`,
  }
}
