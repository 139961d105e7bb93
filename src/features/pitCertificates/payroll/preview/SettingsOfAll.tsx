import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../api/provider.tsx'
import { useDocumentRights, useRightText } from '../../../../documents/rights.ts'
import { isDay } from '../../../../domain/dates.ts'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { textLabels } from '../../form/labels.ts'
import { symbolsQuery } from '../../queries/useKnownSymbols.ts'
import type { PayrollSettings, PayrollSheet } from '../payrollSheet.ts'

interface Props {
  readonly sheet: PayrollSheet
  readonly today: string
  readonly change: (work: () => void) => void
}

/** Day, symbol and purpose of all certificates of a payroll. */
export const SettingsOfAll = ({ sheet, today, change }: Props) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const settings = sheet.settings()
  const query = useQuery({ ...symbolsQuery(useApi(), settings.day), enabled: isDay(settings.day) })
  const symbols = (query.data ?? []).map(({ serial_no: symbol }) => symbol)
  const missing = useRightText()(useDocumentRights().send)
  const set = (next: Partial<PayrollSettings>): void => change(() => sheet.change({ ...settings, ...next }))
  const isInUse = settings.symbol === '' || query.data === undefined || symbols.includes(settings.symbol)
  return (
    <div className="sheet-settings">
      <DateField
        isRequired
        label={i18n._(textLabels.inv_date)}
        max={today}
        onChange={(day) => set({ day })}
        value={settings.day}
      />
      <div>
        <Select
          isRequired
          label={i18n._(textLabels.serial_no)}
          onChange={(symbol) => set({ symbol })}
          options={[...new Set([...(settings.symbol === '' ? [] : [settings.symbol]), ...symbols])].map((value) => ({
            value,
            label: value,
          }))}
          placeholder={t`Choose a symbol`}
          value={settings.symbol}
          warningMessage={isInUse ? '' : t`No template in use on this day has this symbol: choose another one`}
        />
        <OptionsNotRead query={query} title={t`The symbols could not be read`} />
      </div>
      <RadioGroup
        label={t`What the rows are checked for`}
        onChange={(purpose) => set({ purpose: purpose === 'issue' ? 'issue' : 'draft' })}
        options={[
          { value: 'draft', label: t`Drafts, which may have empty cells` },
          ...(missing === undefined ? [{ value: 'issue', label: t`PIT certificates that are issued at once` }] : []),
        ]}
        value={settings.purpose}
      />
      <Checkbox isSelected={settings.mailsPeople} onChange={(mailsPeople) => set({ mailsPeople })}>
        {t`Send each taxpayer an e-mail once the certificate is accepted`}
      </Checkbox>
    </div>
  )
}
