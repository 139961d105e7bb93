import type {
  FieldPath,
  FieldPathValue,
  FieldValues,
  FormStore,
  Maybe,
  MaybeArray,
  MaybeValue,
  ResponseData,
  ValidateField,
  ValidationMode,
} from '@modular-forms/react'
import { createContext } from 'react'

/** The paths of a form's values that lead to a value of type T. */
export type PathOf<V extends FieldValues, T> = {
  [P in FieldPath<V>]: FieldPathValue<V, P> extends MaybeValue<T> ? P : never
}[FieldPath<V>]

type Checks<T> = {
  /** Checks of this field alone, beside the form's; each answers an error code or ''. */
  validate?: Maybe<MaybeArray<ValidateField<T>>>
  validateOn?: Maybe<ValidationMode>
  revalidateOn?: Maybe<ValidationMode>
  /** Keeps the value in the form's values while the field is not on the screen. */
  keepActive?: boolean | undefined
}

/** What ties a field to a form store: the store and the path of a value of type T in it. */
export type Binding<V extends FieldValues, R extends ResponseData, T> = Checks<T> & {
  of: FormStore<V, R>
  name: PathOf<V, T>
}

/**
 * A binding inside the leaves, where every value has type T: the shape that each component's one implementation sees behind its typed
 * signature.
 */
export type UniformBinding<T extends FieldValues[string]> = Checks<T> & {
  of: FormStore<{ [name: string]: T }>
  name: string
}

/** What a field component takes beside its binding: label and layout, without what the form store gives. */
export type OwnProps<P> = Omit<P, 'value' | 'onChange' | 'onBlur' | 'errorMessage' | 'inputRef' | 'name' | 'isSelected'>

/** The binding of a field, and what its component takes beside it. */
type Separated<T extends FieldValues[string], Own> = { binding: UniformBinding<T>; own: Own }

/** Separates what ties a field to a form store from the rest of its props. */
export function separated<T extends FieldValues[string], Own extends object>(
  props: UniformBinding<T> & Own,
): Separated<T, Own>
export function separated<T extends FieldValues[string]>({
  of,
  name,
  validate,
  validateOn,
  revalidateOn,
  keepActive,
  ...own
}: UniformBinding<T>): Separated<T, object> {
  return { binding: { of, name, validate, validateOn, revalidateOn, keepActive }, own }
}

/** When a field that is left is checked. */
export type CheckOnLeaving = (check: () => void) => void

/** Null where the fields of a form are not checked as they are left. */
export const CheckOnLeavingContext = createContext<CheckOnLeaving | null>(null)
