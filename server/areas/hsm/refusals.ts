import { passwordRefusals } from '../../passwords/refusals.ts'
import { hsmRefusals as ofHsm } from '../../hsm/refusals.ts'
import type { RefusalTexts } from '../../refusals.ts'

export const hsmRefusals: RefusalTexts = { ...passwordRefusals, ...ofHsm }
