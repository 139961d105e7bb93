import type { Option } from '../../ui/form/field.ts'

/** The one that the company has, for a list that is not there or has it no longer. */
export const ownOption = (value: string, name: string): Option[] =>
  value === '' ? [] : [{ value, label: name === '' ? value : name }]

/** The options with the company's own, under the name that it has there. */
export const withOwn = (options: readonly Option[], [own]: readonly Option[]): readonly Option[] => {
  if (own === undefined) return options
  return options.some(({ value }) => value === own.value)
    ? options.map((option) => (option.value === own.value ? { ...option, label: own.label } : option))
    : [...options, own]
}
