import { givenCode } from '../../records/codes.ts'
import { codePrefix } from './store/items.ts'

export const automaticCodeOf = (number: number): string => givenCode(codePrefix, number)
