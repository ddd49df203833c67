export function SkipLink({ target }: { target: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed top-2 left-2 z-toast -translate-y-20 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary no-underline focus:translate-y-0"
    >
      Saltar al contenido
    </a>
  )
}
