/** English, the shape of all. `place` is the name of the states in which the flow rests, `names` are texts of the view. */
export const en = {
  otherStates: (reached: string, place: string) => `The flow rests in “${reached}” instead of “${place}”.`,
  buttons: (place: string) => `The buttons are not those of “${place}”:`,
  missing: (names: string) => `missing: ${names}`,
  unexpected: (names: string) => `not expected: ${names}`,
  closed: (names: string) => `closed, should be open: ${names}`,
  open: (names: string) => `open, should be closed: ${names}`,
  heading: (place: string, text: string) => `In “${place}” the heading ${text} is missing.`,
  fact: (place: string, text: string) => `In “${place}” the text ${text} is missing.`,
  unexpectedText: (place: string, text: string) => `In “${place}” the text ${text} must not be there.`,
  control: (place: string, names: string) => `In “${place}” the control ${names} is missing or cannot be used.`,
  idle: (place: string, names: string) =>
    `In “${place}” the button ${names} can be pressed, but the flow takes nothing from it there.`,
  other: (place: string, detail: string) => `In “${place}”: ${detail}`,
  unended: (seconds: number) => `The walk did not come to an end within ${seconds} seconds.`,
}
