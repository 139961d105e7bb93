import { expect, it } from 'vitest'
import { choiceOf } from '../../development/faultConsole/chosenFaults.ts'

const inAddress = (faults: string) =>
  choiceOf(`https://tokhai.example/vi/sale/e-invoice?settings=declarations&${faults}`)

it('an address chooses scenarios, for one call or until they are switched off, and is left without them', () => {
  expect(inAddress('fault=register.refused,pin.locked:once&fault=agent.gone')).toEqual({
    chosen: [
      { name: 'register.refused', lasts: 'untilOff' },
      { name: 'pin.locked', lasts: 'once' },
      { name: 'agent.gone', lasts: 'untilOff' },
    ],
    unknown: [],
    href: 'https://tokhai.example/vi/sale/e-invoice?settings=declarations',
  })
})

it.each(['no.such', 'no.such:once', 'pin.locked:onec', 'pin.locked:once:once', ':once'])(
  '%s is no choice, and is named',
  (word) => {
    expect(inAddress(`fault=${word},agent.gone`)).toMatchObject({ chosen: [{ name: 'agent.gone' }], unknown: [word] })
  },
)
