import { useLingui } from '@lingui/react'
import { Trans, useLingui as useMacro } from '@lingui/react/macro'
import type { PosOption } from '../../../api/contract/shops.ts'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { FormCheckboxGroup } from '../../../ui/form/connect/FormCheckboxGroup.tsx'
import { Watch } from '../../../ui/form/connect/Watch.tsx'
import type { TemplateFields } from './templateFields.ts'
import { templateLabels } from './templateLabels.ts'
import './PosChoices.css'

interface Props {
  readonly fields: TemplateFields
  readonly isClosed: boolean
  readonly isBusy: boolean
  /** Undefined until they are read. */
  readonly options: readonly PosOption[] | undefined
  readonly search: string
}

/** The POS that were found, each to be chosen; those that are chosen and not among them stay chosen. */
export const PosChoices = ({ fields, isClosed, isBusy, options, search }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  if (options === undefined) return isBusy ? <Skeleton lines={3} /> : null
  return (
    <div aria-busy={isBusy} className="template-pos">
      <FormCheckboxGroup
        columns={2}
        isReadOnly={isClosed}
        label={i18n._(templateLabels.pos)}
        name="pos"
        of={fields}
        options={options.map(({ sid, pos_no, name, use_yn }) => ({
          value: sid,
          label: `${pos_no} – ${name}`,
          description: use_yn === 'N' ? t`No longer in use in its shop` : undefined,
        }))}
      />
      {options.length === 0 && (
        <p>
          {search === '' ? (
            <Trans>No shop has a POS yet. Add a shop first.</Trans>
          ) : (
            <Trans>No POS is found. Try fewer or shorter words.</Trans>
          )}
        </p>
      )}
      <Watch name="pos" of={fields}>
        {(chosen) => {
          const count = chosen?.length ?? 0
          return <p role="status">{t`Selected: ${count}`}</p>
        }}
      </Watch>
    </div>
  )
}
