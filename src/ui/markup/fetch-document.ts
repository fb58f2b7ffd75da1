/** By XMLHttpRequest, which parses without a string that Trusted Types would have to vouch for. */
export function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => {
      const { status, responseXML } = request;
      if (status === 200 && responseXML) resolve(responseXML);
      else reject(new Error(`${address} answered ${status}`));
    };
    request.onerror = () => reject(new Error(`${address} could not be loaded`));
    request.open('GET', address);
    request.send();
  });
}
