import type { ReactNode } from 'react'

type SeccionProps = { id: string; titulo: string; children: ReactNode }

export function Seccion({ id, titulo, children }: SeccionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titulo`}
      className="grid late-80 scroll-mt-24 gap-4 border-t border-border pt-8"
    >
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {children}
    </section>
  )
}
