import * as v from 'valibot'
import type { FieldProblem } from '../failure.ts'
import { fail, succeed, type Result } from '../result.ts'
import { buildXml } from './xml/build.ts'
import type { AnyLayout } from './xml/layout.ts'
import { limitProblems } from './xml/limits.ts'
import type { WrittenValues } from './xml/values.ts'

/**
 * What every tier knows of a kind of document, or of one form of it: how it is filled (`Values`), how it is kept and travels (`Content`), and
 * how it is written. Nothing that only one kind has.
 */
export interface DocumentKind<Values, Content> {
  /** The member of both that holds the document's own id: what a form saves or has written names its document by nothing else. */
  readonly id: keyof Values & keyof Content & string
  /** What values must be to be filed; each broken rule answers its message code. */
  readonly rules: v.GenericSchema<unknown, Values>
  readonly toContent: (values: Values) => Content
  /** What was kept, as a form holds it; not checked by the rules. */
  readonly toValues: (content: Content) => Values
  readonly layoutOf: (values: Values) => AnyLayout
  /** The values as the layout takes them. */
  readonly written: (values: Values) => WrittenValues
}

/** What was kept, as the kind's form checks it, or every problem of its fields. */
export const checkedContent = <Values, Content>(
  { rules, toValues }: Pick<DocumentKind<Values, Content>, 'rules' | 'toValues'>,
  content: Content,
): Result<Values, readonly FieldProblem[]> => {
  const checked = v.safeParse(rules, toValues(content))
  return checked.success
    ? succeed(checked.output)
    : fail(checked.issues.map((issue) => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
}

/** What of its form's rules what was kept breaks. */
export const formProblems = <Values, Content>(
  kind: Pick<DocumentKind<Values, Content>, 'rules' | 'toValues'>,
  content: Content,
): readonly FieldProblem[] => {
  const checked = checkedContent(kind, content)
  return checked.ok ? [] : checked.failure
}

/** What is written of a numbered kind beside its values: its layout takes the field `number`. */
export interface WrittenNumber {
  readonly number: string
}

/** A document as its layout takes it. Made once where its XML is written more than once: amounts of a kind are counted anew each time. */
export const writtenDocument = <Values, Content>(
  { layoutOf, written }: Pick<DocumentKind<Values, Content>, 'layoutOf' | 'written'>,
  values: Values,
) => {
  const layout = layoutOf(values)
  const own = written(values)
  const withNumber = (number: number | null): WrittenValues => {
    const numbered: Partial<WrittenNumber> = number === null ? {} : { number: String(number) }
    return { ...own, ...numbered }
  }
  return {
    /** Where it breaks the limits of its layout. */
    problems: (number: number | null): readonly FieldProblem[] => limitProblems(layout, withNumber(number)),
    xmlWith: (signId: string, number: number | null): string => buildXml(layout, withNumber(number), signId),
  }
}

/**
 * The XML of a document that passes the rules and the limits of its layout; `signId` becomes the `Id` that the signature refers to. `number`
 * is that of a numbered kind, null of others.
 */
export const documentXml = <Values, Content>(
  kind: Pick<DocumentKind<Values, Content>, 'layoutOf' | 'written'>,
  values: Values,
  signId: string,
  number: number | null = null,
): string => writtenDocument(kind, values).xmlWith(signId, number)
