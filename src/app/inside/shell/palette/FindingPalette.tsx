import { useState } from 'react'
import { CommandPalette, type CommandPaletteProps } from '../../../../ui/commands/CommandPalette.tsx'
import { possibleIn } from '../../../../ui/commands/offers.ts'
import { useFoundRecords } from './useFoundRecords.tsx'

/**
 * The palette that finds records of every area beside the commands (docs/decisions/0302): wherever the frame's own commands are possible,
 * since nothing is lost there by leaving.
 */
export const FindingPalette = (props: CommandPaletteProps) => {
  const [typed, setTyped] = useState('')
  const mayLeave = possibleIn(props.dialog).some(({ ofFrame }) => ofFrame === true)
  return <CommandPalette {...props} further={useFoundRecords(typed, mayLeave)} onTyped={setTyped} />
}
