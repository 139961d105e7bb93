import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readFlows } from '../../../tools/charts/flows.ts'
import { readCatalogue } from '../../../tools/charts/translation/catalogue.ts'
import { translateBy } from '../../../tools/charts/translation/translate.ts'
import { chartTextsByLanguageOf } from '../../../tools/charts/translation/chartTextsByLanguage.ts'
import { readPerLocale } from '../../../tools/messages/perLocale.ts'
import { changesBetween } from '../../../tools/statecharts/diff/changes.ts'
import { contextFieldsOf } from '../../../tools/statecharts/diff/contextFields.ts'
import { overlayOf } from '../../../tools/statecharts/diff/overlay.ts'
import { changeFormatterOf } from '../../../tools/statecharts/diff/changeFormatter.ts'
import { texts as diffTexts } from '../../../tools/statecharts/diff/texts.ts'
import { changedDescriptions } from '../../../tools/statecharts/diff/changedDescriptions.ts'
import { runFlow } from '../../../walks/model/runFlow.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const flows = await readFlows(root)
const known = flows.find(({ id }) => id === 'session')
if (known === undefined) throw new Error('no flow')
const { chart } = known
const chartTextsByLanguage = chartTextsByLanguageOf(
  known,
  await readPerLocale((locale) => readCatalogue(root, 'charts', locale)),
)

/** The chart as it might have stood before: another condition, another wait, no way to retry, none for an account that is not active. */
const before = {
  ...chart,
  transitions: chart.transitions
    .filter(
      ({ trigger, guard }) =>
        !(trigger.kind === 'event' && trigger.event === 'step.retried') && guard?.name !== 'isAccountNotActive',
    )
    .map((transition) => {
      if (transition.guard?.name === 'isNobody' && transition.source === 'readingSession')
        return { ...transition, guard: { name: 'isSignedIn', params: null } }
      return transition.trigger.kind === 'after' && transition.trigger.delay === 'denialNotice'
        ? { ...transition, trigger: { ...transition.trigger, lasts: 3000 } }
        : transition
    }),
}
const changes = changesBetween(before, chart)

describe('changes as text', () => {
  it.each([
    [
      'en',
      ', to “Signed out” (signedOut): condition: “is signed in” (isSignedIn) → “is nobody” (isNobody)',
      'waits: 3 s → 1.5 s',
      'new: transition “Unreachable” (unreachable)',
      ', condition: “is account not active” (isAccountNotActive), to “',
    ],
    [
      'vi',
      '): nếu: “đang đăng nhập” (isSignedIn) → “không ai đang đăng nhập” (isNobody)',
      'chờ: 3 giây → 1,5 giây',
      'mới: bước chuyển “Không kết nối được” (unreachable)',
      ', nếu: “tài khoản chưa được kích hoạt” (isAccountNotActive), đến “',
    ],
    [
      'ko',
      '조건: “로그인되어 있음” (isSignedIn) → “아무도 로그인되어 있지 않음” (isNobody)',
      '대기: 3초 → 1.5초',
      '추가됨: 전이 “연결할 수 없음” (unreachable)',
      ', 조건: “계정이 활성화되지 않음” (isAccountNotActive), 도착: “',
    ],
  ] as const)('are one line each in %s', (language, ...parts) => {
    const lines = changes.map(changeFormatterOf(diffTexts[language], chartTextsByLanguage[language]).description)
    for (const part of parts) expect(lines.filter((line) => line.includes(part))).toHaveLength(1)
    for (const line of lines) expect(line).not.toContain('\n')
  })

  it('stand in the drawing too, with what the lines mean', async () => {
    const { difference } = changeFormatterOf(diffTexts.vi, chartTextsByLanguage.vi)
    const drawing = await overlayOf(chart, changes, {
      labels: chartTextsByLanguage.vi,
      texts: diffTexts.vi,
      difference,
    })
    for (const word of Object.values(diffTexts.vi.legend)) expect(drawing).toContain(`>${word}<`)
    expect(drawing).toContain('>chờ: 3 giây → 1,5 giây ')
    expect(drawing).toMatch(/class="edge[^"]* added" data-transition="session\.unreachable: step\.retried/)
  })
})

describe('a branch', () => {
  it('is reported by its condition and its target, and its order by what is tried after it', () => {
    const [first, second, ...rest] = chart.transitions.filter(
      ({ source, trigger }) => source === 'readingSession' && trigger.kind === 'done',
    )
    if (first === undefined || second === undefined) throw new Error('no branches')
    const swapped = {
      ...chart,
      transitions: [
        { ...second, branch: 0 },
        { ...first, branch: 1 },
        ...rest,
        ...chart.transitions.filter((transition) => ![first, second, ...rest].includes(transition)),
      ],
    }
    const [line = '', ...others] = changesBetween(swapped, chart).map(
      changeFormatterOf(diffTexts.en, chartTextsByLanguage.en).description,
    )
    expect(others).toEqual([])
    expect(line).toMatch(/condition: “[^”]+” \(\w+\), to “[^”]+” \(\w+\): order: tried before the one with /)
    expect(line).not.toMatch(/branch \d|number \d/)
  })
})

/** The change of one part of the whole flow. */
const changeOf = (part: 'context' | 'output', before: string | undefined, now: string | undefined) => {
  const withPart = (value: string | undefined) => ({
    ...chart,
    states: chart.states.map((state) => (state.id === '' ? { ...state, [part]: value } : state)),
  })
  const [change] = changesBetween(withPart(before), withPart(now))
  if (change === undefined) throw new Error('no change')
  return change
}

it('code stands in the line of a change and not in its drawing', () => {
  const { description, difference } = changeFormatterOf(diffTexts.vi, chartTextsByLanguage.vi)
  const change = changeOf('output', '({ context }) => ({ rain: true })', undefined)
  expect(description(change)).toContain('kết quả: ({ context }) => ({ rain: true }) → không có')
  expect(difference(change)).toBe('kết quả: đã đổi')
})

const keysOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.keys(value) : [])

describe('what a flow remembers', () => {
  it.each([
    [
      'en',
      undefined,
      "({ input }) => ({ ...input, rain: true, mode: input.id === null ? 'a, b' : 'view' })",
      'state the whole flow: context: remembers “...input” now, remembers “rain” (true) now, remembers “mode” now',
    ],
    [
      'en',
      "({ input }) => ({ ...input, mode: 'view', user: { name: 'x', age: 1 }, wind: null })",
      "({ input }) => ({ ...input, mode: 'edit', user: { name: 'y', age: 1 } })",
      "state the whole flow: context: no longer remembers “wind”, “mode” begins as 'edit' instead of 'view', “user” begins otherwise",
    ],
    ['en', '{"rain":1,"wind":2}', '{"wind":2,"rain":1}', 'state the whole flow: context: in another order'],
    [
      'en',
      '({ input }) => { const kept = input.kept return { mode: 1, kept } }',
      '({ input }) => { const kept = input.other return { mode: 1, kept } }',
      'state the whole flow: context: changed',
    ],
    ['en', 'contextOf', '() => ({ rain: 1 })', 'state the whole flow: context: changed'],
    [
      'vi',
      '() => ({ mode: 1 })',
      '() => ({ rain: null, mode: 2 })',
      'trạng thái toàn bộ luồng: dữ liệu ghi nhớ: nay ghi nhớ thêm “rain” (null), “mode” bắt đầu bằng 2 thay vì 1',
    ],
    [
      'ko',
      '() => ({ rain: null, mode: 1 })',
      '() => ({ mode: f(1, 2) })',
      '상태 전체 흐름: 기억하는 값: “rain” 값은 더 이상 기억하지 않음, “mode”의 처음 값이 바뀜',
    ],
  ] as const)('is described by its fields and not by code (%s): %s becomes %s', (language, before, now, line) => {
    const { description, difference } = changeFormatterOf(diffTexts[language], chartTextsByLanguage[language])
    const change = changeOf('context', before, now)
    expect(description(change)).toBe(line)
    expect(difference(change)).toBe(`${diffTexts[language].parts.context}: ${diffTexts[language].changed('').slice(2)}`)
  })

  it.each(flows)('is read from $id: every field that its context has', ({ chart: { states }, flow }) => {
    const [source] = states.flatMap(({ context }) => context ?? [])
    const fields = contextFieldsOf(source) ?? new Map<string, string>()
    for (const start of Object.keys(flow.starts)) {
      const run = runFlow(flow, start)
      const given = fields.has('...input') ? keysOf(flow.starts[start]) : []
      const read = [...fields.keys()].filter((name) => name !== '...input')
      expect(new Set([...given, ...read])).toEqual(new Set(keysOf(run.snapshot().context)))
      expect(read).not.toEqual([])
      run.stop()
    }
  })
})

describe('what is said otherwise than before', () => {
  it('is one line, under the name that an event has now', () => {
    const lines = changedDescriptions(
      [
        { subject: 'event page.seen', fact: 'description', value: 'The page is seen' },
        { subject: 'event session.refused', fact: 'description', value: 'The server no longer knows the session' },
        { subject: 'delay denialNotice', fact: 'description', value: 'Some time has passed' },
      ],
      known.descriptions,
      new Map([['page.seen', 'page.shown']]),
      diffTexts.vi,
      translateBy({ 'event: The page is seen': 'Trang được nhìn thấy' }, diffTexts.vi.untranslated),
    )
    expect(lines).toEqual([
      'mô tả của sự kiện page.shown: “Trang được nhìn thấy” → “The page is shown again after it was hidden [chưa dịch]”',
      'mô tả của thời gian chờ denialNotice: “Some time has passed [chưa dịch]” → “The user has had time to read the notice [chưa dịch]”',
    ])
  })
})
