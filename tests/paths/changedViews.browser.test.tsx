import { useEffect, type ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import { activateLocale } from '../../src/i18n/locale.ts'
import { pathsOf } from '../../walks/model/pathsOf.ts'
import { walkerOf } from '../../walks/browser/walkOne.tsx'
import { walk } from '../../walks/views/tokenSigning.tsx'

/** Texts of the page, each with what it is changed to. */
type Change = Readonly<Record<string, string>>

const changeTexts = (change: Change) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const changed = change[text.textContent ?? '']
    if (changed !== undefined) text.textContent = changed
  }
}

const hideButton = (name: string) => {
  for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.hidden = true
}

interface Props {
  readonly change: () => void
  readonly children: ReactNode
}

/** The view with something changed in it whenever it is drawn. */
const Changed = ({ change, children }: Props) => {
  useEffect(() => {
    const observer = new MutationObserver(change)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    change()
    return () => observer.disconnect()
  }, [change])
  return children
}

const [pathToWrongPin] = pathsOf(walk.flow).filter(({ steps }) => steps.at(-1)?.states.includes('pinWrong'))

const walkerThrough = (change: () => void, once = false) => {
  if (pathToWrongPin === undefined) throw new Error('no path rests in pinWrong')
  const changed: typeof walk = {
    ...walk,
    begin: (input, options) => {
      const begun = walk.begin(input, options)
      return { ...begun, view: <Changed change={change}>{begun.view}</Changed> }
    },
  }
  const walkOne = walkerOf(changed, { searches: false, once })
  return (steps = pathToWrongPin.steps) => walkOne({ start: pathToWrongPin.start, steps }, { inspect: () => {} })
}

const walkChanged = (change: () => void) => walkerThrough(change)()

describe('a walk through a view in which something is wrong', () => {
  beforeAll(() => activateLocale('en'))

  it('passes where nothing is', async () => {
    await expect(walkChanged(() => {})).resolves.toBeUndefined()
  })

  it('fails where the attempts left are not those that the token reported', async () => {
    await expect(walkChanged(() => changeTexts({ '2 attempts left': '7 attempts left' }))).rejects.toThrow(
      "in pinWrong: no text '2 attempts left' is to be seen",
    )
  })

  it('fails where a button is called otherwise', async () => {
    await expect(walkChanged(() => changeTexts({ 'Try again': 'Use another token' }))).rejects.toThrow(
      "in pinWrong: the buttons differ; missing: 'Try again'; not expected: 'Use another token'",
    )
  })

  it('fails where a button is missing, in the first state that lacks it', async () => {
    await expect(walkChanged(() => hideButton('Stop signing'))).rejects.toThrow(
      "in askingPermission: the buttons differ; missing: 'Stop signing'",
    )
  })

  it('fails in the state where it parts from an earlier walk', async () => {
    const walk = walkerThrough(() => changeTexts({ 'Try again': 'Use another token' }), true)
    await walk(pathToWrongPin?.steps.slice(0, -1))
    await expect(walk()).rejects.toThrow('in pinWrong: the buttons differ')
  })
})
