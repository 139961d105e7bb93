import { useLingui } from '@lingui/react/macro'
import { failureOf } from '../../api/failureError.ts'
import { useFailureText } from '../../failures/useFailureText.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { FormRow } from '../../ui/form/FormSection.tsx'

interface Props {
  /** What could not be read. */
  readonly title: string
  /** How the options are asked for, as `useQuery` gives it. */
  readonly query: { readonly data: unknown; readonly error: Error | null; readonly refetch: () => unknown }
}

/** Says in a section of a form that the options of a field could not be read, and reads them again; nothing otherwise. */
export const OptionsNotRead = ({ title, query: { data, error, refetch } }: Props) => {
  const { t } = useLingui()
  const failureText = useFailureText()
  if (error === null || data !== undefined) return null
  return (
    <FormRow>
      <Banner
        actions={<Button onPress={() => void refetch()} size="small">{t`Try again`}</Button>}
        isLive
        title={title}
        tone="danger"
      >
        <p>{failureText(failureOf(error)).text}</p>
      </Banner>
    </FormRow>
  )
}
