/** Puts what a canvas shows among the shopper's downloads, without any server. */
export async function saveCanvas(canvas: HTMLCanvasElement | null, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/jpeg', 0.92);
    else resolve(null);
  });
  if (!blob) return;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to copy it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
