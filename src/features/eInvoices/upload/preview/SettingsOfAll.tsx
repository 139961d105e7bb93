import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/provider.tsx'
import { useDocumentRights, useRightText } from '../../../../documents/rights.ts'
import { isDay } from '../../../../domain/dates.ts'
import type { UploadSettings } from '../../../../domain/invoice/upload/settings.ts'
import { folded } from '../../../../domain/text.ts'
import { OptionsNotRead } from '../../../../records/form/OptionsNotRead.tsx'
import { Checkbox } from '../../../../ui/form/Checkbox.tsx'
import { ComboBox } from '../../../../ui/form/ComboBox.tsx'
import { DateField } from '../../../../ui/form/DateField.tsx'
import type { Option } from '../../../../ui/form/field.ts'
import { RadioGroup } from '../../../../ui/form/RadioGroup.tsx'
import { Select } from '../../../../ui/form/Select.tsx'
import { wholeSymbol } from '../../kind/invoiceName.ts'
import { shopsQuery } from '../../queries/choices.ts'
import { symbolsQuery } from '../../queries/symbols.ts'
import { useOffered } from '../../queries/useOffered.ts'
import { textLabels } from '../../words/fieldLabels.ts'
import { shopOption } from '../../words/shopOption.ts'
import type { InvoiceSheet } from '../invoiceSheet.ts'

interface Props {
  readonly sheet: InvoiceSheet
  readonly today: string
  readonly change: (work: () => void) => void
}

interface FieldProps {
  readonly settings: UploadSettings
  readonly set: (next: Partial<UploadSettings>) => void
}

const none = '-'

const SymbolOfAll = ({ settings, set }: FieldProps) => {
  const { t } = useMacro()
  const query = useQuery({ ...symbolsQuery(useApi(), settings.day), enabled: isDay(settings.day) })
  const known = (query.data ?? []).map((one) => ({ value: one.serial_no, label: wholeSymbol(one) }))
  const isKnown = settings.symbol === '' || known.some(({ value }) => value === settings.symbol)
  return (
    <div>
      <Select
        label={t`Symbol of rows that name none`}
        onChange={(symbol) => set({ symbol })}
        options={isKnown ? known : [...known, { value: settings.symbol, label: settings.symbol }]}
        placeholder={t`Choose a symbol`}
        value={settings.symbol}
      />
      <OptionsNotRead query={query} title={t`The symbols could not be read`} />
    </div>
  )
}

const ShopOfAll = ({ settings, set }: FieldProps) => {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const api = useApi()
  const { first, hasMore, found, onSearch } = useOffered((search) => shopsQuery(api, search), { isWanted: true })
  const [chosen, setChosen] = useState<Option | null>(null)
  const shops = (found.data?.shops ?? []).map(shopOption)
  const mayBeCompany = first?.company_itself ?? settings.shop === ''
  const isOther = chosen !== null && shops.every(({ value }) => value !== chosen.value)
  return (
    <div>
      <ComboBox
        description={hasMore ? t`There are more shops than the list has: type a code or a name` : undefined}
        emptyText={t`None of your shops has this code or name`}
        fold={folded}
        isSearched
        label={i18n._(textLabels.shop_id)}
        onChange={(value) => {
          setChosen(shops.find((shop) => shop.value === value) ?? null)
          set({ shop: value === none ? '' : value })
        }}
        onSearch={onSearch}
        options={[
          ...(mayBeCompany ? [{ value: none, label: t`The company itself` }] : []),
          ...(isOther ? [chosen] : []),
          ...shops,
        ]}
        value={settings.shop === '' && mayBeCompany ? none : settings.shop}
      />
      <OptionsNotRead query={found} title={t`The shops could not be read`} />
    </div>
  )
}

/** What the file does not say: how numbers are written, asked where it matters. */
const NumbersOfFile = ({ settings, set }: FieldProps) => {
  const { t } = useMacro()
  return (
    <RadioGroup
      label={t`How numbers are written in this file`}
      onChange={(separators) => set({ separators: separators === 'en' ? 'en' : 'vi' })}
      options={[
        { value: 'vi', label: t`1.234 is one thousand two hundred and thirty-four` },
        { value: 'en', label: t`1,234 is one thousand two hundred and thirty-four` },
      ]}
      value={settings.separators}
    />
  )
}

/** Day, symbol, shop and purpose of all invoices of a file. */
export const SettingsOfAll = ({ sheet, today, change }: Props) => {
  const { t } = useMacro()
  const settings = sheet.settings()
  const missing = useRightText()(useDocumentRights().send)
  const set = (next: Partial<UploadSettings>): void => change(() => sheet.change({ ...settings, ...next }))
  return (
    <div className="sheet-settings">
      <DateField
        isRequired
        label={t`Date of rows that name none`}
        max={today}
        onChange={(day) => set({ day })}
        value={settings.day}
      />
      <SymbolOfAll set={set} settings={settings} />
      <ShopOfAll set={set} settings={settings} />
      {sheet.asksSeparators() && <NumbersOfFile set={set} settings={settings} />}
      <RadioGroup
        label={t`Prices and amounts of lines`}
        onChange={(prices) => set({ prices: prices === 'gross' ? 'gross' : 'net' })}
        options={[
          { value: 'net', label: t`Without VAT` },
          { value: 'gross', label: t`With VAT` },
        ]}
        value={settings.prices}
      />
      <RadioGroup
        label={t`What the rows are checked for`}
        onChange={(purpose) => set({ purpose: purpose === 'issue' ? 'issue' : 'draft' })}
        options={[
          { value: 'draft', label: t`Drafts, which may have empty cells` },
          ...(missing === undefined ? [{ value: 'issue', label: t`Invoices that are issued at once` }] : []),
        ]}
        value={settings.purpose}
      />
      <Checkbox isSelected={settings.mailsBuyers} onChange={(mailsBuyers) => set({ mailsBuyers })}>
        {t`Send each buyer an e-mail once the invoice is accepted`}
      </Checkbox>
    </div>
  )
}
