import { useLingui } from '@lingui/react/macro'
import { canBeOnce, type ScenarioName } from '../faults/catalogue.ts'
import type { Lasting, Scenario } from '../faults/scenario.ts'
import { Checkbox } from '../../src/ui/form/Checkbox.tsx'
import { Select } from '../../src/ui/form/Select.tsx'
import { scenarioTexts } from './scenarioTexts.ts'

interface FaultRowProps {
  readonly scenario: Scenario & { readonly name: ScenarioName }
  readonly lasting: Lasting | 'off'
  readonly onSet: (lasting: Lasting | 'off') => void
}

/** One scenario: what it does, its name for addresses and tests, and how long it lasts once it is on. */
export function FaultRow({ scenario, lasting, onSet }: FaultRowProps) {
  const { t, i18n } = useLingui()
  const described = scenarioTexts.get(scenario.name)
  const text = described === undefined ? scenario.name : i18n._(described)
  const isOn = lasting !== 'off'
  return (
    <li className="faults-row" data-on={isOn || undefined}>
      <Checkbox
        description={<code>{scenario.name}</code>}
        isSelected={isOn}
        onChange={(isSelected) => onSet(isSelected ? 'untilOff' : 'off')}
      >
        {text}
      </Checkbox>
      {isOn && canBeOnce(scenario) && (
        <Select
          hideLabel
          label={t`How long: ${text}`}
          onChange={(value) => onSet(value === 'once' ? 'once' : 'untilOff')}
          options={[
            { value: 'untilOff', label: t`Until switched off` },
            { value: 'once', label: t`Once` },
          ]}
          value={lasting}
        />
      )}
    </li>
  )
}
