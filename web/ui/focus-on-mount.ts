/** As a `ref`: whoever pressed what is gone now reads on from here. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
