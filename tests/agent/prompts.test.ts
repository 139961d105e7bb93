import { PassThrough } from 'node:stream'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { createConfiguredPrompt } from '../../agent/prompt/configured.ts'
import { createLinuxDialog } from '../../agent/prompt/linuxDialog.ts'
import { createMacosDialog } from '../../agent/prompt/macosDialog.ts'
import { createPersonPrompt, wayToAsk } from '../../agent/prompt/person.ts'
import type { PromptRequest } from '../../agent/prompt/prompt.ts'
import { createTerminalPrompt, READING_TIME } from '../../agent/prompt/terminal.ts'
import { createWindowsDialog } from '../../agent/prompt/windowsDialog.ts'
import { plainLine } from '../../agent/prompt/plainLine.ts'
import { declarationWords, shownFacts } from '../../agent/known/declaration.ts'
import { promptLocale, promptLocales } from '../../agent/prompt/locale.ts'
import { promptText } from '../../agent/prompt/messages.ts'
import { createFakePerson } from './support/runningAgent.ts'

const PIN = '12 34"$(x)'
const factsOf = (type: string) =>
  shownFacts({ formNumber: '01/ĐKTĐ-HĐĐT', formName: 'Tờ khai đăng ký sử dụng hóa đơn điện tử', type })
const request: PromptRequest = {
  origin: 'https://hoadon.example.vn',
  documents: [{ words: declarationWords, facts: factsOf('1'), count: 2 }],
  taxpayer: { name: 'CÔNG TY "M&T" <Ế>', taxCode: '0101234567' },
  certificate: { holder: 'CÔNG TY M&T', issuer: 'VNPT-CA', serialNumber: '54AB', validUntil: '31/12/2027' },
  pinState: 'ready',
  needsPin: true,
}
const never = new AbortController().signal

/** What every way of asking shows of what is signed, each on a line of its own. */
const shownLines = [
  'Tờ khai: «01/ĐKTĐ-HĐĐT Tờ khai đăng ký sử dụng hóa đơn điện tử»',
  'Hình thức: Đăng ký mới',
  'Người nộp thuế: «CÔNG TY "M&T" <Ế>»',
  'Mã số thuế: «0101234567»',
  'Chứng thư số của: «CÔNG TY M&T»',
  'Tổ chức cấp: «VNPT-CA»',
  'Số sê-ri: «54AB», có hiệu lực đến 31/12/2027',
].join('\n')

/** A folder of programs that stand in for the system's dialogs and write down how they were called. */
const fakePrograms = (scripts: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'tokhai-dialogs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const called = join(folder, 'called')
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nprintf '%s\\n' "$0 $*" >> '${called}'\n${script}\n`, { mode: 0o755 })
  }
  return { env: { PATH: `${folder}:/usr/bin:/bin`, DISPLAY: ':0' }, calls: () => readFileSync(called, 'utf8') }
}

const typesPin = `printf '%s\\n' '${PIN}'`

describe('on Linux', () => {
  it.each([
    ['zenity', `case "$*" in *--entry*) ${typesPin};; esac`],
    ['kdialog', `case "$*" in *--password*) ${typesPin};; esac`],
  ])(
    '%s asks for consent, shows who declares, then takes the PIN, which is on no command line',
    async (program, script) => {
      const { env, calls } = fakePrograms({ [program]: script })
      expect(await createLinuxDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'given', pin: PIN })
      expect(calls()).toContain('Trang https://hoadon.example.vn yêu cầu ký số 2 tờ khai')
      expect(calls()).toContain(
        program === 'zenity' ? shownLines : shownLines.replace('<Ế>', '(Ế)').replaceAll('&', '＆'),
      )
      expect(calls()).not.toContain('12 34')
    },
  )

  it('kdialog gets no markup from a document', async () => {
    const { env, calls } = fakePrograms({ kdialog: 'true' })
    await createLinuxDialog(env, 'vi').ask({ ...request, needsPin: false }, never)
    expect(calls()).toContain('Người nộp thuế: «CÔNG TY "M＆T" (Ế)»')
  })

  it('a refused consent cancels, and no PIN is asked for', async () => {
    const { env, calls } = fakePrograms({ zenity: 'exit 1' })
    expect(await createLinuxDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'cancelled' })
    expect(calls()).not.toContain('--entry')
  })

  it('a PIN dialog that is closed cancels', async () => {
    const { env } = fakePrograms({ zenity: 'case "$*" in *--entry*) exit 1;; esac' })
    expect(await createLinuxDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'cancelled' })
  })

  it('where only consent is asked for, no PIN dialog appears', async () => {
    const { env, calls } = fakePrograms({ zenity: 'true' })
    expect(await createLinuxDialog(env, 'en').ask({ ...request, needsPin: false }, never)).toEqual({
      kind: 'given',
      pin: '',
    })
    expect(calls()).not.toContain('--entry')
  })

  it('a question that is taken back leaves the screen', async () => {
    const { env } = fakePrograms({ zenity: 'exec sleep 60' })
    const page = new AbortController()
    const answer = createLinuxDialog(env, 'vi').ask(request, page.signal)
    page.abort()
    expect(await answer).toEqual({ kind: 'cancelled' })
  })

  it('is unavailable without a screen, without a program, or where the program finds no screen', async () => {
    const { env } = fakePrograms({ zenity: 'echo "cannot open display: :9" >&2; exit 1' })
    expect(await createLinuxDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'unavailable' })
    expect(await createLinuxDialog({ ...env, DISPLAY: '' }, 'vi').ask(request, never)).toEqual({ kind: 'unavailable' })
    expect(await createLinuxDialog({ DISPLAY: ':0', PATH: '/nonexistent' }, 'vi').ask(request, never)).toEqual({
      kind: 'unavailable',
    })
  })
})

describe('on macOS', () => {
  it('osascript gets the texts as arguments and the script by its input, and gives the PIN', async () => {
    const { env, calls } = fakePrograms({ osascript: `grep -q 'on run argv' || exit 9\n${typesPin}` })
    expect(await createMacosDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'given', pin: PIN })
    expect(calls()).toContain(shownLines)
    expect(calls()).not.toContain('12 34')
  })

  it('distinguishes cancelling from having no screen', async () => {
    const cancelled = fakePrograms({
      osascript: 'cat > /dev/null; echo "execution error: User canceled. (-128)" >&2; exit 1',
    })
    expect(await createMacosDialog(cancelled.env, 'vi').ask(request, never)).toEqual({ kind: 'cancelled' })
    const screenless = fakePrograms({
      osascript: 'cat > /dev/null; echo "No user interaction allowed. (-1713)" >&2; exit 1',
    })
    expect(await createMacosDialog(screenless.env, 'vi').ask(request, never)).toEqual({ kind: 'unavailable' })
    expect(await createMacosDialog({ PATH: '/nonexistent' }, 'vi').ask(request, never)).toEqual({ kind: 'unavailable' })
  })
})

describe('on Windows', () => {
  it('PowerShell gets the texts by its input and gives the PIN', async () => {
    const { env, calls } = fakePrograms({
      'powershell.exe': `grep -qF '${JSON.stringify(shownLines.replaceAll('\n', '\r\n')).slice(1, -1)}' || exit 9\nprintf '%s' '${Buffer.from(PIN).toString('base64')}'`,
    })
    expect(await createWindowsDialog(env, 'vi').ask(request, never)).toEqual({ kind: 'given', pin: PIN })
    expect(calls()).not.toMatch(/hoadon|0101234567|12 34/)
  })

  it('is the PowerShell of the system, not one that lies in a folder', async () => {
    const { env } = fakePrograms({ 'powershell.exe': 'cat > /dev/null' })
    expect(await createWindowsDialog(env, 'vi').ask(request, never)).toMatchObject({ kind: 'given' })
    expect(await createWindowsDialog({ ...env, SystemRoot: 'C:\\Windows' }, 'vi').ask(request, never)).toEqual({
      kind: 'unavailable',
    })
  })

  it('distinguishes cancelling from a PowerShell that fails', async () => {
    expect(
      await createWindowsDialog(fakePrograms({ 'powershell.exe': 'cat > /dev/null; exit 10' }).env, 'vi').ask(
        request,
        never,
      ),
    ).toEqual({ kind: 'cancelled' })
    expect(
      await createWindowsDialog(fakePrograms({ 'powershell.exe': 'cat > /dev/null; exit 1' }).env, 'vi').ask(
        request,
        never,
      ),
    ).toEqual({ kind: 'unavailable' })
  })
})

/** A terminal whose keys a test presses, at its leisure. */
const fakeTerminal = (isTTY = true) => {
  const modes: boolean[] = []
  const shown: string[] = []
  const keyboard = Object.assign(new PassThrough(), { isTTY, setRawMode: (isRaw: boolean) => modes.push(isRaw) })
  const clock = { ms: 0 }
  const terminal = { keyboard, write: (text: string) => shown.push(text), now: () => (clock.ms += READING_TIME) }
  return { terminal, press: (keys: string) => keyboard.write(keys), modes, shown }
}

describe('in a terminal', () => {
  it.each([
    ['typed at once', [`${PIN}\r`], PIN],
    ['typed key by key', [...Array.from(PIN), '\n'], PIN],
    ['corrected', ['12x\u{7F}3\r'], '123'],
    ['with arrow keys pressed', ['1', '\u{1B}[A', '2\r'], '12'],
    ['of Vietnamese letters, corrected', ['Ế😀\u{7F}\r'], 'Ế'],
  ])('a PIN %s is taken without being shown', async (_what, keys, pin) => {
    const { terminal, press, modes, shown } = fakeTerminal()
    const answer = createTerminalPrompt(terminal, 'vi').ask(request, never)
    for (const key of keys) press(key)
    expect(await answer).toEqual({ kind: 'given', pin })
    expect(modes).toEqual([true, false])
    expect(shown.join('')).toContain(shownLines)
    expect(shown.join('')).not.toContain('12 34')
  })

  it.each(['\u{1B}', '\u{3}', '\u{4}', '12\u{3}'])('%j cancels and gives the keyboard back', async (keys) => {
    const { terminal, press, modes } = fakeTerminal()
    const answer = createTerminalPrompt(terminal, 'vi').ask(request, never)
    press(keys)
    expect(await answer).toEqual({ kind: 'cancelled' })
    expect(modes).toEqual([true, false])
  })

  it('a key that was typed ahead is no consent to a question that nobody has read', async () => {
    const { terminal, press, shown } = fakeTerminal()
    const clock = { ms: 0 }
    const answer = createTerminalPrompt({ ...terminal, now: () => clock.ms }, 'vi').ask(
      { ...request, needsPin: false },
      never,
    )
    press('\r')
    await expect.poll(() => terminal.keyboard.readableLength).toBe(0)
    expect(shown).toHaveLength(1)
    clock.ms = READING_TIME
    press('\u{1B}')
    expect(await answer).toEqual({ kind: 'cancelled' })
  })

  it('a question that is taken back cancels', async () => {
    const { terminal, modes } = fakeTerminal()
    const page = new AbortController()
    const answer = createTerminalPrompt(terminal, 'vi').ask(request, page.signal)
    page.abort()
    expect(await answer).toEqual({ kind: 'cancelled' })
    expect(modes).toEqual([true, false])
  })

  it('is unavailable without one, and asks last', async () => {
    expect(await createTerminalPrompt(fakeTerminal(false).terminal, 'vi').ask(request, never)).toEqual({
      kind: 'unavailable',
    })
    const { terminal, press } = fakeTerminal()
    const person = createPersonPrompt({ platform: 'linux', env: {}, terminal, locale: 'vi' })
    const answer = person.ask({ ...request, needsPin: false }, never)
    await expect.poll(() => terminal.keyboard.listenerCount('data')).toBe(1)
    press('\r')
    expect(await answer).toEqual({ kind: 'given', pin: '' })
  })
})

describe('configuration', () => {
  const set = (consent: 'ask' | 'always' | 'never', pin: string | null) => {
    const person = createFakePerson()
    person.answer = async ({ needsPin }) => ({ kind: 'given', pin: needsPin ? 'typed' : '' })
    return { person, prompt: createConfiguredPrompt({ consent, pin }, person) }
  }

  it.each([
    ['always', 'known', 'configured', 'known', 0, undefined],
    ['always', null, 'given', 'typed', 1, true],
    ['ask', 'known', 'configured', 'known', 1, false],
    ['ask', null, 'given', 'typed', 1, true],
  ] as const)('%s with PIN %s is %s %s', async (consent, pin, kind, expected, times, needsPin) => {
    const { person, prompt } = set(consent, pin)
    expect(await prompt.ask(request, never)).toMatchObject({ kind, pin: expected })
    expect(person.asked.map((asked) => asked.needsPin)).toEqual(Array.from({ length: times }, () => needsPin))
  })

  it('never signs nothing, whatever else is set', async () => {
    const { person, prompt } = set('never', 'known')
    expect(await prompt.ask(request, never)).toEqual({ kind: 'unavailable' })
    expect(person.asked).toEqual([])
  })

  it('a person who refuses is not overruled by a known PIN', async () => {
    const { person, prompt } = set('ask', 'known')
    person.answer = async () => ({ kind: 'cancelled' })
    expect(await prompt.ask(request, never)).toEqual({ kind: 'cancelled' })
  })

  it('forgets a PIN that the token has refused, and does not spend the last attempt', async () => {
    const { prompt } = set('always', 'wrong')
    expect(await prompt.ask({ ...request, pinState: 'last_attempt' }, never)).toEqual({ kind: 'given', pin: 'typed' })
    const answer = await prompt.ask(request, never)
    expect(answer).toMatchObject({ kind: 'configured', pin: 'wrong' })
    if (answer.kind === 'configured') answer.forget()
    expect(await prompt.ask(request, never)).toEqual({ kind: 'given', pin: 'typed' })
  })
})

describe('the way to ask', () => {
  const desktop = mkdtempSync(join(tmpdir(), 'tokhai-desktop-'))
  writeFileSync(join(desktop, 'kdialog'), '', { mode: 0o755 })
  afterAll(() => rmSync(desktop, { recursive: true }))

  it.each([
    ['win32', {}, false, 'window'],
    ['darwin', {}, false, 'window'],
    ['linux', { DISPLAY: ':0', PATH: desktop }, false, 'window'],
    ['linux', { DISPLAY: ':0', PATH: '/nowhere' }, true, 'terminal'],
    ['linux', { PATH: desktop }, true, 'terminal'],
    ['linux', { PATH: desktop }, false, null],
    ['freebsd', { DISPLAY: ':0', PATH: desktop }, false, null],
  ] as const)('on %s with %o and terminal %s is %s', (platform, env, hasTerminal, way) => {
    expect(wayToAsk(platform, env, hasTerminal)).toBe(way)
  })
})

describe('nobody to ask', () => {
  const alone = (pin: string | null) => {
    const person = createFakePerson()
    person.answer = async () => ({ kind: 'unavailable' })
    return createConfiguredPrompt({ consent: 'always', pin }, person)
  }

  it('is reported as such where no PIN is configured, or the configured one must not be spent', async () => {
    expect(await alone(null).ask(request, never)).toEqual({ kind: 'unavailable' })
    expect(await alone('known').ask({ ...request, pinState: 'last_attempt' }, never)).toEqual({ kind: 'unavailable' })
  })

  it('is reported as a wrong configured PIN once the token has refused that', async () => {
    const prompt = alone('wrong')
    const answer = await prompt.ask(request, never)
    if (answer.kind === 'configured') answer.forget()
    expect(await prompt.ask(request, never)).toEqual({ kind: 'configuredPinRefused' })
    expect(await prompt.ask({ ...request, pinState: 'last_attempt' }, never)).toEqual({ kind: 'configuredPinRefused' })
  })
})

describe('the words of a question', () => {
  it('cannot be forged by a document', () => {
    expect(plainLine('A\nB\r\n\tC\u{2028}D\u{85}E')).toBe('A B C D E')
    expect(plainLine('abc\u{202E}fed\u{2066}\u{200B}\u{FEFF}\u{0}')).toBe('abcfed')
    expect(plainLine('x'.repeat(500))).toHaveLength(200)
    expect(plainLine('😀'.repeat(500))).toBe(`${'😀'.repeat(199)}…`)
  })

  it.each([
    ['the marks of the question', 'A» Mã số thuế: «0999999999', 'A" Mã số thuế: "0999999999'],
    ['quotes of other shapes', '“A” „B‟ ‘C’ ‹D› ″E′ ＂F＂ ≪G≫ <<H>>', '"A" "B" \'C\' \'D\' "E\' "F" "G" "H"'],
    ['brackets of other shapes', '（A） 【B】 《C》 ⟦D⟧ ❨E❩ ﹝F﹞ ＜G＞', '(A) (B) (C) (D) (E) (F) <G>'],
    ['letters of other shapes', 'ＣÔＮＧ ＴＹ ： ０１０', 'CÔNG TY : 010'],
    ['brackets and quotes of names', 'CÔNG TY "ABC" (VIỆT NAM) [1]', 'CÔNG TY "ABC" (VIỆT NAM) [1]'],
    ['direction marks', '\u{200E}A\u{200F}B\u{202A}C\u{202C}D\u{2066}E\u{2069}F\u{061C}', 'ABCDEF'],
    ['invisible letters', 'A\u{3164}B\u{115F}C\u{FE0F}D\u{E0041}E\u{2800}F\u{180E}', 'ABCDE F'],
    ['heaps of accents', `A${'\u{0336}'.repeat(40)}B`, 'A\u{336}\u{336}B'],
    ['private letters', 'A\u{E000}B', 'A�B'],
    ['Vietnamese in parts', 'Ế'.normalize('NFD'), 'Ế'],
  ])('are not imitated by %s', (_what, text, shown) => {
    expect(plainLine(text)).toBe(shown)
  })

  it.each(promptLocales)(
    'in %s say page, number, every kind of document, taxpayer, certificate, warnings',
    (locale) => {
      const documents = ['1', '2', '9'].map((type, index) => ({
        words: declarationWords,
        facts: factsOf(type),
        count: index + 1,
      }))
      const { lines } = promptText({ ...request, documents, pinState: 'last_attempt' }, locale)
      expect(lines[0]).toContain('https://hoadon.example.vn')
      expect(lines[0]).toContain('6')
      expect(lines.filter((line) => line.includes('«01/ĐKTĐ-HĐĐT Tờ khai'))).toHaveLength(3)
      expect(lines[6]).toMatch(/: «9» – .*3/)
      expect(lines[7]).toMatch(/: «CÔNG TY "M&T" <Ế>»$/)
      expect(lines[8]).toMatch(/: «0101234567»$/)
      expect(lines[9]).toMatch(/: «CÔNG TY M&T»$/)
      expect(lines[10]).toMatch(/: «VNPT-CA»$/)
      expect(lines[11]).toMatch(/: «54AB», .* 31\/12\/2027$/)
      expect(lines).toHaveLength(13)
      expect(promptText({ ...request, pinState: 'few_attempts' }, locale).lines).toHaveLength(9)
      expect(promptText({ ...request, pinState: 'few_attempts', needsPin: false }, locale).lines).toHaveLength(8)
      expect(promptText({ ...request, certificate: null }, locale).lines).toHaveLength(5)
    },
  )

  it('name documents of several kinds as each kind calls them, with what each kind shows', () => {
    const words = {
      vi: { name: 'phiếu chi', counted: (count: number) => `${count} phiếu chi` },
      en: { name: 'vouchers', counted: (count: number) => `${count} vouchers` },
      ko: { name: '전표', counted: (count: number) => `전표 ${count}건` },
    }
    const facts = [{ label: { vi: 'Số tiền', en: 'Amount', ko: '금액' }, value: '150000' }]
    const documents = [...request.documents, { words, facts, count: 3 }, { words, facts, count: 1 }]
    const { title, lines } = promptText({ ...request, documents }, 'en')
    expect(title).toBe('Sign declarations, vouchers')
    expect(lines[0]).toBe(
      'The page https://hoadon.example.vn asks to sign 2 declarations, 4 vouchers with your USB token.',
    )
    expect(lines.slice(2, 5)).toEqual([
      'Type: New registration – 2 declarations',
      'Amount: «150000» – 3 vouchers',
      'Amount: «150000» – 1 vouchers',
    ])
    expect(promptText({ ...request, documents }, 'ko').title).toBe('신고서, 전표 전자서명')
    expect(promptText({ ...request, documents }, 'vi').lines[0]).toContain('ký số 2 tờ khai, 4 phiếu chi bằng')
  })

  it('are in the configured language, else the system’s, else Vietnamese', () => {
    expect(promptLocale('ko', 'en_US.UTF-8')).toBe('ko')
    expect(promptLocale(undefined, 'en_US.UTF-8')).toBe('en')
    expect(promptLocale('', 'C.UTF-8')).toBe('vi')
    expect(promptLocale(undefined, undefined)).toBe('vi')
  })
})
