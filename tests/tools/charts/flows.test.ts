import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFlows, machineIdsIn, readFlows } from '../../../tools/charts/flows.ts'
import { missingWalks } from '../../../tools/paths/walkFiles.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the machines of the product', () => {
  it('have their flow and their descriptions each', async () => {
    const flows = await readFlows(root)
    expect(flows.map(({ id }) => id)).toEqual(machineIdsIn(`${root}/src/machines`))
    for (const { id, chart, flow } of flows) {
      expect(chart.id).toBe(id)
      expect(flow.machine.id).toBe(id)
      expect(Object.keys(flow.starts)).not.toEqual([])
    }
  })

  it('are walked in their views', () => {
    expect(missingWalks(root, machineIdsIn(`${root}/src/machines`))).toEqual([])
  })
})

describe('a machine that is not complete', () => {
  let project = ''
  beforeEach(() => {
    // Within the project, where its machine finds XState.
    mkdirSync(join(root, '.cache'), { recursive: true })
    project = mkdtempSync(join(root, '.cache/made-up-'))
  })
  afterEach(() => rmSync(project, { recursive: true }))

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  const writeLamp = (states: string) =>
    write(
      'src/machines/lamp/lamp.ts',
      `import { setup } from 'xstate'\nexport const lamp = setup({}).createMachine({ id: 'lamp', initial: 'dark', states: ${states} })\n`,
    )

  it('is reported with all that is missing', async () => {
    writeLamp('{ dark: {} }')
    expect(await findFlows(project)).toEqual({
      ok: false,
      failure: [
        "src/machines/lamp/descriptions.ts exports no 'descriptions' with one for each event, actor and delay",
        "walks/flows/lamp.ts exports no 'flow' with all that can happen to the machine",
      ],
    })
    await expect(readFlows(project)).rejects.toThrow('docs/new-flow.md')
    expect(missingWalks(project, ['lamp'])).toEqual([
      'walks/views/lamp.tsx is missing: how a user walks the flow in its view',
      'tests/paths/lamp.browser.test.tsx is missing: the test that walks it',
    ])
  })

  it.each([
    ["{ dark: { entry: () => 'darken' } }", 'lamp.dark has a guard or an action without a name'],
    ["{ dark: { after: { 500: 'dark' } } }", 'lamp.dark waits without naming its delay'],
  ])('is reported with what in it has no name: %s', async (states, nameless) => {
    writeLamp(states)
    expect(await findFlows(project)).toEqual({ ok: false, failure: [`src/machines/lamp/lamp.ts: ${nameless}`] })
  })

  it('is reported where its file exports something else', async () => {
    write('src/machines/lamp/lamp.ts', "export const lamp = 'bright'\n")
    expect(await findFlows(project)).toEqual({
      ok: false,
      failure: ["src/machines/lamp/lamp.ts exports no machine 'lamp' whose id is 'lamp'"],
    })
  })
})
