import * as v from 'valibot'
import { type Driver, findBody, hasFinder, installFinder, type PressedKey, type Target } from './driver.ts'

/** Key under which W3C WebDriver refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** Keys as W3C WebDriver writes them. */
const keys: Readonly<Record<PressedKey, string>> = { Enter: '\uE007', F7: '\uE037' }

const answerSchema = v.object({ value: v.unknown() })
const elementSchema = v.nullable(
  v.pipe(
    v.object({ [ELEMENT]: v.string() }),
    v.transform((one) => one[ELEMENT] ?? ''),
  ),
)
const tabSchema = v.object({ handle: v.string() })
const sessionSchema = v.object({ sessionId: v.string() })

const call = async (url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const { value } = v.parse(answerSchema, await response.json())
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value).slice(0, 500)}`)
  return value
}

/** A browser behind a W3C WebDriver at `origin`. */
export const openWebDriver = async (origin: string, capabilities: object): Promise<Driver> => {
  const made = await call(`${origin}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
  const session = `${origin}/session/${v.parse(sessionSchema, made).sessionId}`
  const post = (path: string, body: object) => call(`${session}/${path}`, 'POST', body)
  const run = (script: string) => post('execute/sync', { script, args: [] })
  const find = async (target: Target): Promise<string | null> => {
    if ((await run(hasFinder)) !== true) await run(installFinder)
    return v.parse(elementSchema, await run(findBody(target)))
  }
  const withElement = async (target: Target, act: (path: string) => Promise<unknown>): Promise<boolean> => {
    const id = await find(target)
    if (id === null) return false
    await act(`element/${id}`)
    return true
  }
  const strike = (characters: readonly string[]) =>
    post('actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: characters.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    })
  await post('window/rect', { width: 1366, height: 900 })
  const tabs = [v.parse(v.string(), await call(`${session}/window`, 'GET'))]
  const showTab = async (place: number): Promise<void> => void (await post('window', { handle: tabs[place] }))
  return {
    goTo: async (url) => void (await post('url', { url })),
    address: async () => v.parse(v.string(), await call(`${session}/url`, 'GET')),
    click: (target) => withElement(target, (path) => post(`${path}/click`, {})),
    type: (target, text) =>
      withElement(target, async (path) => {
        await post(`${path}/clear`, {})
        await post(`${path}/value`, { text })
      }),
    choose: (target, value) =>
      withElement(target, async (path) => {
        const option = await post(`${path}/element`, { using: 'css selector', value: `option[value="${value}"]` })
        await post(`element/${v.parse(elementSchema, option)}/click`, {})
      }),
    write: async (text) => void (await strike([...text])),
    press: async (key) => void (await strike([keys[key]])),
    run,
    isThere: (target) => withElement(target, async () => {}),
    async valueOf(target) {
      const id = await find(target)
      return id === null ? null : String(await call(`${session}/element/${id}/property/value`, 'GET'))
    },
    async openTab() {
      tabs.push(v.parse(tabSchema, await post('window/new', { type: 'window' })).handle)
      await showTab(tabs.length - 1)
    },
    showTab,
    putCookie: async (name, value) =>
      void (await post('cookie', { cookie: { name, value, path: '/', httpOnly: true } })),
    pageText: async () => String(await run('return document.body.innerText')),
    close: async () => void (await call(session, 'DELETE')),
  }
}
