import { Trans, useLingui } from '@lingui/react/macro'
import { getValues } from '@modular-forms/react'
import type { ReactNode } from 'react'
import { choiceProblems } from '../../../../domain/declaration/authorityRules.ts'
import { flagsIn, groupErrorField, type FlagGroup, type UsageFlag } from '../../../../domain/declaration/flags.ts'
import { isDeclarationInput } from '../../../../domain/declaration/wire.ts'
import { useFieldMessages } from '../../../../failures/useFieldMessages.ts'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { FormBoolean } from '../../../../ui/form/connect/FormBoolean.tsx'
import { FormFieldGroup } from '../../../../ui/form/connect/FormFieldGroup.tsx'
import { WatchEach } from '../../../../ui/form/connect/Watch.tsx'
import { FieldGroup } from '../../../../ui/form/FieldGroup.tsx'
import { FormSection } from '../../../../ui/form/FormSection.tsx'
import { flagLabels, groupLabels } from '../fieldLabels.ts'
import { recheck, recheckIfWrong } from '../problems.ts'
import type { SectionProps } from './section.ts'
import './UsageSection.css'

const withCode = ['attribute4', 'attribute5', 'attribute10'] as const
const withoutCode = ['attribute8', 'attribute9'] as const

/** The flags that the authority judges together. */
const judgedFlags = [...flagsIn('invoiceForms'), ...flagsIn('transferMethods'), ...flagsIn('invoiceTypes')]

type FlagsProps = SectionProps & {
  readonly flags: readonly UsageFlag[]
  /** The group that each change checks again, and whose error its first box does not repeat. */
  readonly group?: FlagGroup
}

const Flags = ({ fields, isClosed, flags, group }: FlagsProps) => {
  const { i18n } = useLingui()
  const errorField = group === undefined ? undefined : groupErrorField[group]
  return (
    <div className="declaration-flags">
      {flags.map((flag) => (
        <FormBoolean key={flag} name={flag} of={fields}>
          {(control) => (
            <Checkbox
              {...control}
              errorMessage={flag === errorField ? '' : control.errorMessage}
              isDisabled={isClosed}
              onChange={(isSelected) => {
                control.onChange(isSelected)
                if (errorField !== undefined) recheck(fields, errorField)
                for (const other of Object.values(groupErrorField)) recheckIfWrong(fields, other)
              }}
            >
              {i18n._(flagLabels[flag])}
            </Checkbox>
          )}
        </FormBoolean>
      ))}
    </div>
  )
}

type GroupProps = FlagsProps & { readonly group: FlagGroup }

const RequiredGroup = (props: GroupProps) => {
  const { i18n } = useLingui()
  const messageOf = useFieldMessages()
  const name = groupErrorField[props.group]
  const warning = (): string | undefined => {
    const values = getValues(props.fields, { shouldActive: false, peek: true })
    const problem = isDeclarationInput(values) ? choiceProblems(values).find(({ field }) => field === name) : undefined
    return problem === undefined || props.isClosed ? undefined : messageOf(problem.message)
  }
  return (
    <WatchEach names={judgedFlags} of={props.fields}>
      {() => (
        <FormFieldGroup
          isRequired
          label={i18n._(groupLabels[props.group])}
          name={name}
          of={props.fields}
          warningMessage={warning()}
        >
          <Flags {...props} />
        </FormFieldGroup>
      )}
    </WatchEach>
  )
}

const Channel = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <FieldGroup label={title}>{children}</FieldGroup>
)

/** How the company will issue invoices, in the order of the printed form (seed 000 §3 "Usage flags", §5). */
export const UsageSection = ({ fields, isClosed }: SectionProps) => {
  const { t, i18n } = useLingui()
  const base = { fields, isClosed }
  return (
    <FormSection
      columns={1}
      description={isClosed ? undefined : <Trans>Choose at least one option in each group marked with *.</Trans>}
      title={t`Usage form`}
    >
      <RequiredGroup {...base} flags={flagsIn('invoiceForms')} group="invoiceForms" />
      <FieldGroup label={i18n._(groupLabels.dataChannels)}>
        <div className="declaration-channels">
          <Channel title={t`Invoices with the tax authority's code`}>
            <Flags {...base} flags={withCode} />
          </Channel>
          <Channel title={t`Invoices without the tax authority's code`}>
            <Flags {...base} flags={withoutCode} />
          </Channel>
        </div>
      </FieldGroup>
      <RequiredGroup {...base} flags={flagsIn('transferMethods')} group="transferMethods" />
      <RequiredGroup {...base} flags={flagsIn('invoiceTypes')} group="invoiceTypes" />
    </FormSection>
  )
}
