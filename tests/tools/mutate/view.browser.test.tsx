import { useSelector } from '@xstate/react'
import { createActor, type ActorRefFrom } from 'xstate'
import { page } from 'vitest/browser'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activateLocale } from '../../../src/i18n/locale.ts'
import { killingWalk } from '../../../tools/mutate/view/killingWalk.ts'
import { crossingsOf, pathsAcross } from '../../../tools/mutate/view/pathsAcross.ts'
import { button, press } from '../../../walks/browser/assertions.ts'
import { setPatience } from '../../../walks/browser/patience.ts'
import { defineWalk } from '../../../walks/browser/walk.ts'
import { lamp, lampFlow, lampMutant, underMutant } from './lamp.ts'

const LampView = ({
  actor,
  isAlwaysOpen,
}: {
  readonly actor: ActorRefFrom<typeof lamp>
  readonly isAlwaysOpen?: boolean
}) => {
  const snapshot = useSelector(actor, (one) => one)
  const { value, context } = snapshot
  return (
    <main>
      <h1>{value === 'coloured' ? `A ${context.colour} lamp` : `The lamp is ${value}`}</h1>
      <button
        disabled={!snapshot.can({ type: 'switch.pressed' })}
        onClick={() => actor.send({ type: 'switch.pressed' })}
        type="button"
      >
        Switch
      </button>
      <button
        disabled={isAlwaysOpen !== true && !snapshot.can({ type: 'colour.changed' })}
        onClick={() => actor.send({ type: 'colour.changed' })}
        type="button"
      >
        Colour
      </button>
    </main>
  )
}

/** How the lamp is walked, with a machine made at this moment. */
const lampWalk = ({ isAlwaysOpen = false } = {}) => {
  const machine = lamp.provide({})
  return defineWalk({
    flow: lampFlow,
    machine,
    gestures: {
      'switch.pressed': { pressed: press('Switch') },
      'colour.changed': { changed: press('Colour') },
    },
    begin: (input, options) => {
      const actor = createActor(machine, { input, ...options })
      return {
        actor,
        value: () => actor.getSnapshot().value,
        actors: {},
        view: <LampView actor={actor} isAlwaysOpen={isAlwaysOpen} />,
      }
    },
    views: {
      dark: isAlwaysOpen
        ? { headings: ['The lamp is dark'], open: ['Switch', 'Colour'], closed: [], facts: [] }
        : { headings: ['The lamp is dark'], open: ['Switch'], closed: ['Colour'], facts: [] },
      lit: { headings: ['The lamp is lit'], open: ['Switch', 'Colour'], closed: [], facts: [] },
      coloured: { headings: ['A green lamp'], open: ['Switch', 'Colour'], closed: [], facts: [] },
      broken: { headings: ['The lamp is broken'], open: [], closed: ['Switch', 'Colour'], facts: [] },
    },
  })
}

const crossings = crossingsOf(lampFlow)

/** Milliseconds for a step that passes, however busy the machine is, and for one that fails, which waits for all of them. */
const patience = { passing: 20_000, failing: 6000 } as const

const killOf = (name: string) => {
  const paths = pathsAcross(lampFlow, crossings, lampMutant(name), 3)
  expect(paths.length).toBeGreaterThan(0)
  return killingWalk(
    underMutant(name, () => lampWalk()),
    paths,
    lampFlow,
  )
}

describe('a mutant in the view', () => {
  beforeAll(() => activateLocale('en'))
  beforeEach(() => setPatience(patience.failing))
  afterEach(() => setPatience(null))

  it('is walked by paths that the chart itself lets pass', async () => {
    setPatience(patience.passing)
    expect(
      await killingWalk(
        lampWalk(),
        crossings.map(({ path }) => path),
        lampFlow,
      ),
    ).toBeNull()
  })

  it('is killed where a button is open whose event the chart does not take', async () => {
    const kill = await killingWalk(
      lampWalk({ isAlwaysOpen: true }),
      crossings.map(({ path }) => path),
      lampFlow,
    )
    expect(kill?.why).toContain("in dark: 'Colour' can be pressed, but the flow takes nothing from it there")
  })

  it('is killed where only what is seen distinguishes it from the chart', async () => {
    const kill = await killOf('lit: colour.changed 2 without action 1')
    expect(kill).toMatchObject({ step: 'colour.changed: changed', states: ['coloured'] })
    expect(kill?.why).toContain('A green lamp')
  })

  it('is killed where the flow comes to another state', async () => {
    const kill = await killOf('dark: switch.pressed goes to coloured')
    expect(kill).toMatchObject({ step: 'switch.pressed: pressed', states: ['lit'] })
    expect(kill?.why).toBe('rests in coloured instead of lit')
  })

  it('survives where nobody sees what it leaves out', async () => {
    setPatience(patience.passing)
    expect(await killOf('lit: colour.changed 2 without action 2')).toBeNull()
    expect(await killOf('lit: entry without action 1')).toBeNull()
  })

  it('leaves nothing of its view behind', async () => {
    await killOf('dark: switch.pressed goes to coloured')
    expect(button('Switch').query()).toBeNull()
    expect(page.getByRole('heading').query()).toBeNull()
  })
})
