import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { scenarioTexts } from '../../development/faultConsole/scenarioTexts.ts'
import { scenarios } from '../../development/faults/catalogue.ts'
import { waitingRules } from '../../development/faults/waiting.ts'
import { faultsPage } from '../../tools/faults/page.ts'
import { readRequirements } from '../../tools/requirements/readRequirements.ts'

/** Ids of the rules of every error catalogue, from docs/requirements. */
const catalogueRules = readRequirements()
  .filter(({ section }) => section === '8')
  .map(({ id }) => id)

describe('the catalogue of scenarios', () => {
  it('has a scenario for each rule of the error catalogues, or says what the rule waits for', () => {
    const covered = [...new Set([...scenarios.flatMap(({ rules }) => rules), ...Object.keys(waitingRules)])]
    expect(covered.toSorted()).toEqual(catalogueRules.toSorted())
    expect(scenarios.flatMap(({ rules }) => rules).filter((id) => id in waitingRules)).toEqual([])
  })

  it('is what docs/faults.md says', () => {
    expect(readFileSync(new URL('../../docs/faults.md', import.meta.url), 'utf8'), 'run npm run faults-docs').toBe(
      faultsPage(),
    )
  })

  it('is walked in Chromium, every scenario of it', () => {
    const folder = fileURLToPath(new URL('../e2e', import.meta.url))
    const walks = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => basename(name).startsWith('faults'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
    expect(
      scenarios.map(({ name }) => name).filter((name) => !walks.some((walk) => walk.includes(`'${name}'`))),
    ).toEqual([])
  })

  it('gives reasons about e-documents, and none about invoices, on forms about e-documents', () => {
    const reasons = scenarios.flatMap(({ place, fault }) =>
      place === 'authority' && fault.kind === 'objection' ? [(fault.aboutDocuments ?? fault).text] : [],
    )
    expect(reasons.filter((text) => /h[óo][aá] đơn/i.test(text))).toEqual([])
  })

  it('names each scenario once', () => {
    const names = scenarios.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  })

  it('has a text for each scenario, and for nothing else', () => {
    expect([...scenarioTexts.keys()].toSorted()).toEqual(scenarios.map(({ name }) => name).toSorted())
  })

  it('injects into calls that the contract has', () => {
    const calls = Object.values(contract).map(({ name }): string => name)
    const injected = scenarios.flatMap((one) =>
      one.place === 'server' && typeof one.targets !== 'string' ? one.targets : [],
    )
    expect(injected.filter((name) => !calls.includes(name))).toEqual([])
  })
})
