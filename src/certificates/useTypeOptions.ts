import { useMemo } from 'react'
import * as v from 'valibot'
import { useCodeOptions } from '../codeLists/useCodeOptions.ts'
import { certificateTypeSchema } from '../domain/certificateCodes.ts'
import type { Option } from '../ui/form/field.ts'
import { useTypeName } from './useTypeName.ts'

/** The code list of certificate types as options, named as everywhere else; none until the list is there. */
export const useTypeOptions = (): readonly Option[] => {
  const options = useCodeOptions('certificate-type')
  const typeName = useTypeName()
  return useMemo(
    () =>
      options.map(({ value, label }) => ({
        value,
        label: v.is(certificateTypeSchema, value) ? typeName(value) : label,
      })),
    [options, typeName],
  )
}
