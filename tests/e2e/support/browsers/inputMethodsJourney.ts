import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { inputMethods } from '../../../ui/support/inputMethods.ts'
import type { Driver } from './driver.ts'
import { gesturesOf } from './gestures.ts'

const grid = { role: 'grid', name: 'Goods and services' }
const columns = 12

const source = readFileSync(fileURLToPath(new URL('../../../ui/support/inputMethods.ts', import.meta.url)), 'utf8')
/** `replay`, for a page. */
const script = stripTypeScriptTypes(source).replaceAll(/^export /gm, '')

/**
 * Types into cells of the lines of a new invoice as input methods do, the first key right behind the press that enters the cell. Whoever is
 * signed in leaves them unsaved.
 *
 * @param patience longest wait for one gesture, in milliseconds
 */
export const walkInputMethods = async (driver: Driver, origin: string, patience: number): Promise<void> => {
  const { click, see } = gesturesOf(driver, patience)
  await driver.goTo(`${origin}/en/sale/e-invoice/new`)
  await see({ role: 'heading', name: 'New e-invoice' })
  for (const [line, { strokes, typed }] of inputMethods.entries()) {
    if (line > 0) await click({ role: 'button', name: 'Add a line' })
    await click(grid, { role: 'cell', nth: columns * line })
    await driver.run(`${script}\nreturn replay(${JSON.stringify(strokes)}).then(() => null)`)
    const before = inputMethods.slice(0, line).filter((method) => method.typed === typed).length
    await see(grid, { text: typed, nth: before })
  }
}
