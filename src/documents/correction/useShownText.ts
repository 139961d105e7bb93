import { useLingui } from '@lingui/react/macro'

/** A field's text as a comparison shows it. */
export const useShownText = (): ((text: string) => string) => {
  const { t } = useLingui()
  return (text) => (text === '' ? t({ message: 'empty', comment: 'Of a field that says nothing' }) : text)
}
