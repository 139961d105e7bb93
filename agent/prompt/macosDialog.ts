import { runDialog, typedLine } from './runDialog.ts'
import { type Prompt, PROMPT_LIMIT } from './prompt.ts'
import type { PromptLocale } from './locale.ts'
import { promptText } from './messages.ts'

/** The texts come as arguments, never as part of the script, so that nothing in a document is taken for AppleScript. */
const script = `on run argv
  set {heading, question, confirmLabel, cancelLabel, patience, wantsPin} to argv
  if wantsPin is "yes" then
    set reply to display dialog question with title heading default answer "" with hidden answer buttons {cancelLabel, confirmLabel} default button 2 cancel button 1 with icon caution giving up after (patience as integer)
    if gave up of reply then error number -128
    return text returned of reply
  end if
  set reply to display dialog question with title heading buttons {cancelLabel, confirmLabel} cancel button 1 with icon caution giving up after (patience as integer)
  if gave up of reply then error number -128
  return ""
end run
`

const userCancelled = /-128/

/** macOS: one dialog with the question and, where it is needed, a hidden field for the PIN. */
export const createMacosDialog = (env: NodeJS.ProcessEnv, locale: PromptLocale): Prompt => ({
  ask: async (request, signal) => {
    const { title, lines, pin, confirm, cancel } = promptText(request, locale)
    const question = [...lines, ...(request.needsPin ? ['', pin] : [])].join('\n')
    const args = ['-', title, question, confirm, cancel, String(PROMPT_LIMIT / 1000), request.needsPin ? 'yes' : 'no']
    const { code, output, errors } = await runDialog({ command: 'osascript', args, input: script, env }, signal)
    if (code === 0) return { kind: 'given', pin: typedLine(output) }
    return { kind: signal.aborted || userCancelled.test(errors) ? 'cancelled' : 'unavailable' }
  },
})
