import { Trans, useLingui } from '@lingui/react/macro'
import { leftOutIn } from '../../../domain/declaration/versioned.ts'
import { versionToTake } from '../../../domain/declaration/versions.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { FormString } from '../../../ui/form/connect/FormString.tsx'
import { WatchValues } from '../../../ui/form/connect/Watch.tsx'
import { useFiling } from '../kind/filing.ts'
import { valuesIn, type DeclarationFields } from './fields.ts'
import type { FormFacts } from './formRules.ts'
import { useLeftOutNames } from './LeftOutNotice.tsx'
import { takeVersion } from './takeVersion.ts'

interface Props {
  readonly fields: DeclarationFields
  readonly facts: FormFacts
}

const Notice = ({ fields, version }: Pick<Props, 'fields'> & { readonly version: string }) => {
  const { t } = useLingui()
  const { form } = useFiling()
  const namesOf = useLeftOutNames()
  const values = valuesIn(fields)
  const names = values === null ? null : namesOf(leftOutIn(form, values, version))
  return (
    <Banner
      actions={
        <Button onPress={() => takeVersion(fields, form, version)} size="small">
          <Trans>Take over into today's form</Trans>
        </Button>
      }
      title={t`This declaration is on a form of before`}
      tone="warning"
    >
      <p>
        <Trans>What is filed today takes the form that is in force (XML version {version}).</Trans>
      </p>
      {names !== null && (
        <p>
          <Trans>It has no place any longer for: {names}.</Trans>
        </p>
      )}
    </Banner>
  )
}

/**
 * Offers today's form for a declaration that was begun on an earlier one and is to be filed (law of 2026 §0). No control shows the version:
 * its field is connected here, since only a connected field counts as an unsaved change.
 */
export const VersionNotice = ({ fields, facts: { versions, today } }: Props) => (
  <FormString name="xml_vs" of={fields}>
    {({ value }) => {
      const wanted = versionToTake(value, versions, today)
      return (
        wanted !== null && <WatchValues of={fields}>{() => <Notice fields={fields} version={wanted} />}</WatchValues>
      )
    }}
  </FormString>
)
