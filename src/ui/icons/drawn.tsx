import type { ReactNode } from 'react'

export type IconProps = { size?: number | undefined }

/** An icon of strokes on a square of 16 pixels, in the colour of the text around it. */
export function drawn(shape: ReactNode) {
  return function Icon({ size = 16 }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className="ui-icon"
        fill="none"
        focusable="false"
        height={size}
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={1.5}
        viewBox="0 0 16 16"
        width={size}
      >
        {shape}
      </svg>
    )
  }
}
