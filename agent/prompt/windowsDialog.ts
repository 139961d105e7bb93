import { win32 } from 'node:path'
import { runDialog, typedLine } from './runDialog.ts'
import { type Prompt, PROMPT_LIMIT } from './prompt.ts'
import type { PromptLocale } from './locale.ts'
import { promptText } from './messages.ts'

/** Exit codes of the script beside 0, which goes with the PIN in base64 on standard output. */
const cancelledCode = 10

/** The texts come by standard input as JSON, so that nothing in a document is taken for PowerShell. */
const script = `
$ErrorActionPreference = 'Stop'
Add-Type -AssemblyName System.Windows.Forms
Add-Type -AssemblyName System.Drawing
$reader = New-Object System.IO.StreamReader([Console]::OpenStandardInput(), [Text.Encoding]::UTF8)
$text = $reader.ReadToEnd() | ConvertFrom-Json
$form = New-Object Windows.Forms.Form -Property @{ Text = $text.title; Width = 520; AutoSize = $true; AutoSizeMode = 'GrowAndShrink'; StartPosition = 'CenterScreen'; TopMost = $true; FormBorderStyle = 'FixedDialog'; MaximizeBox = $false; MinimizeBox = $false; Padding = 12 }
$flow = New-Object Windows.Forms.FlowLayoutPanel -Property @{ FlowDirection = 'TopDown'; AutoSize = $true; WrapContents = $false; Dock = 'Fill' }
$flow.Controls.Add((New-Object Windows.Forms.Label -Property @{ Text = $text.question; AutoSize = $true; UseMnemonic = $false; MaximumSize = New-Object Drawing.Size(480, 0) }))
$pin = New-Object Windows.Forms.TextBox -Property @{ UseSystemPasswordChar = $true; Width = 480 }
if ($text.needsPin) { $flow.Controls.Add((New-Object Windows.Forms.Label -Property @{ Text = $text.pin; AutoSize = $true })); $flow.Controls.Add($pin) }
$confirm = New-Object Windows.Forms.Button -Property @{ Text = $text.confirm; DialogResult = 'OK'; AutoSize = $true }
$cancel = New-Object Windows.Forms.Button -Property @{ Text = $text.cancel; DialogResult = 'Cancel'; AutoSize = $true }
$flow.Controls.Add($confirm); $flow.Controls.Add($cancel)
$form.Controls.Add($flow)
$form.CancelButton = $cancel
if ($text.needsPin) { $form.AcceptButton = $confirm }
$timer = New-Object Windows.Forms.Timer -Property @{ Interval = $text.patience }
$timer.Add_Tick({ $form.DialogResult = 'Cancel'; $form.Close() })
$timer.Start()
if ($form.ShowDialog() -ne 'OK') { exit ${cancelledCode} }
[Console]::Out.Write([Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes($pin.Text)))
`

const encodedScript = Buffer.from(script, 'utf16le').toString('base64')

/** By its full path: Windows looks for a bare name in the current folder first, which may be one of downloads. */
const powershell = ({ SystemRoot }: NodeJS.ProcessEnv): string =>
  SystemRoot === undefined
    ? 'powershell.exe'
    : win32.join(SystemRoot, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe')

/** Windows: a form with the question and, where it is needed, a password field for the PIN. */
export const createWindowsDialog = (env: NodeJS.ProcessEnv, locale: PromptLocale): Prompt => ({
  ask: async (request, signal) => {
    const { title, lines, pin, confirm, cancel } = promptText(request, locale)
    const { needsPin } = request
    const input = JSON.stringify({
      title,
      question: lines.join('\r\n'),
      pin,
      confirm,
      cancel,
      needsPin,
      patience: PROMPT_LIMIT,
    })
    const args = [
      '-NoProfile',
      '-NonInteractive',
      '-STA',
      '-ExecutionPolicy',
      'Bypass',
      '-EncodedCommand',
      encodedScript,
    ]
    const { code, output } = await runDialog({ command: powershell(env), args, input, env }, signal)
    if (code === 0) return { kind: 'given', pin: Buffer.from(typedLine(output), 'base64').toString('utf8') }
    return { kind: signal.aborted || code === cancelledCode ? 'cancelled' : 'unavailable' }
  },
})
