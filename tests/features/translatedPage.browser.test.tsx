import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FiledDeclarations } from '../../src/features/declarations/kind/FiledDeclarations.tsx'
import { SubmitDialog } from '../../src/documents/submit/SubmitDialog.tsx'
import { activateLocale } from '../../src/i18n/locale.ts'
import { Button } from '../../src/ui/button/Button.tsx'
import { Spinner } from '../../src/ui/feedback/Spinner.tsx'
import { Dialog } from '../../src/ui/overlay/Dialog.tsx'
import { Frame } from '../../walks/browser/Frame.tsx'
import { signingFails, tokenIsRead } from '../../walks/flows/tokenSigning.ts'
import { startSubmit } from '../journeys/support/startSubmit.ts'

beforeAll(() => activateLocale('en'))

const textsBelow = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  return texts
}

const font = (...content: (Node | string)[]): HTMLElement => {
  const element = document.createElement('font')
  element.append(...content)
  return element
}

/** What translators of browsers do to every text: some keep the node inside of their own, others put their own in its place. */
const translators = {
  'wraps the texts': (text: Text) => {
    const wrapper = font()
    text.replaceWith(wrapper)
    wrapper.append(font(text))
  },
  'replaces the texts': (text: Text) => text.replaceWith(font(font(`~${text.data}~`))),
} as const

const heading = (name: string) => page.getByRole('heading', { name, level: 3 })

it.each(Object.entries(translators))(
  'a translator that %s of an open signing dialog does not end the page: signing goes on',
  async (_, translate) => {
    const { actor, take, decideOnToken, generate, signing } = startSubmit()
    await render(
      <Frame>
        <FiledDeclarations>
          <SubmitDialog actor={actor} />
        </FiledDeclarations>
      </Frame>,
    )
    const dialog = page.getByRole('dialog')
    await take(decideOnToken, generate)
    const translateAll = () => textsBelow(dialog.element()).forEach(translate)
    await expect.element(dialog).toBeVisible()
    translateAll()
    await signing.askPermission.settle({ answers: 'granted' })
    translateAll()
    await signing.readToken.settle(tokenIsRead)
    translateAll()
    await signing.signDocument.settle(signingFails['pin.wrong'])
    await expect.element(heading('The PIN is wrong')).toBeVisible()
  },
)

/** As every form of a secret: its button shows that it works by a sign before its text. */
function Working() {
  const [isAtWork, setAtWork] = useState(false)
  return (
    <Dialog isOpen onOpenChange={() => {}} title="Sign with an HSM">
      <p>
        {isAtWork && 'The key is being opened. '}
        <strong>Wait</strong>
      </p>
      <Button icon={isAtWork ? <Spinner /> : undefined} onPress={() => setAtWork((was) => !was)}>
        {isAtWork ? 'Signing' : 'Sign'}
      </Button>
    </Dialog>
  )
}

it.each(Object.entries(translators))(
  'a translator that %s leaves what stands beside them to the page',
  async (_, translate) => {
    await render(
      <Frame>
        <Working />
      </Frame>,
    )
    const dialog = page.getByRole('dialog')
    const button = dialog.getByRole('button').last()
    const press = async (hasSpinner: boolean) => {
      textsBelow(dialog.element()).forEach(translate)
      await button.click()
      await expect.poll(() => button.element().querySelector('svg') !== null).toBe(hasSpinner)
    }
    await press(true)
    await press(false)
    await press(true)
  },
)
