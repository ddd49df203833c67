/** The viewer knows one way to be dark: a class of its own on the page. The answer takes it away. */
const OSCURO = 'dark-mode'

export function seguirTema(): () => void {
  const raiz = document.documentElement
  const sistema = window.matchMedia('(prefers-color-scheme: dark)')
  const poner = (): void => {
    const { theme } = raiz.dataset
    raiz.classList.toggle(OSCURO, theme === 'dark' || (theme !== 'light' && sistema.matches))
  }
  poner()
  const observer = new MutationObserver(poner)
  observer.observe(raiz, { attributeFilter: ['data-theme'] })
  sistema.addEventListener('change', poner)
  return () => {
    observer.disconnect()
    sistema.removeEventListener('change', poner)
    raiz.classList.remove(OSCURO)
  }
}
